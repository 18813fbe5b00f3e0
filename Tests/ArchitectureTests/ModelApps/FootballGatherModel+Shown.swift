@testable import FootballGatherReference
import FootballGatherUI
import UIKit
import UserSessions

extension FootballGatherModel: ShownModel {
  static var screenViews: [String: @MainActor () -> UIView] {
    [
      ElementID.loginScreen: { LoginScreen() }, ElementID.playerListScreen: { PlayerListScreen() },
      ElementID.playerDetailScreen: { PlayerDetailScreen() },
      ElementID.playerEditScreen: { PlayerEditScreen() },
      ElementID.playerAddScreen: { PlayerAddScreen() },
      ElementID.confirmPlayersScreen: { ConfirmPlayersScreen() },
      ElementID.gatherScreen: { GatherScreen() },
    ]
  }

  var shownRoot: ShownRoot { .stack(screens) }
  var shownSheets: [[Int]] { [] }

  mutating func passHalfSecond(_ number: Int, isReachable: Bool) {
    if isWaiting { handle(.answer(0, isSuccess: isReachable)) }
    if number.isMultiple(of: 2) { handle(.wait(seconds: 1)) }
  }
}
