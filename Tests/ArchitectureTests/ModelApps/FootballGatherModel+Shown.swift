@testable import FootballGatherReference
import FootballGatherUI
import UIKit
import UserSessions

extension FootballGatherModel: ShownModel {
  static var shownScreens: [String: ShownScreen] {
    [
      ElementID.loginScreen: .init(LoginScreen()),
      ElementID.playerListScreen: .init(PlayerListScreen()),
      ElementID.playerDetailScreen: .init(PlayerDetailScreen()),
      ElementID.playerEditScreen: .init(PlayerEditScreen()),
      ElementID.playerAddScreen: .init(PlayerAddScreen()),
      ElementID.confirmPlayersScreen: .init(ConfirmPlayersScreen()),
      ElementID.gatherScreen: .init(GatherScreen()),
    ]
  }

  func screenName(of id: Int) -> String {
    switch (id, upper) {
    case (list?.id, _): ElementID.playerListScreen
    case (_, .detail(let detail, _)) where id == detail.id: ElementID.playerDetailScreen
    case (_, .detail(_, let edit)) where id == edit?.id: ElementID.playerEditScreen
    case (_, .add(let add)) where id == add.id: ElementID.playerAddScreen
    case (_, .confirm(let confirm, _)) where id == confirm.id: ElementID.confirmPlayersScreen
    case (_, .confirm(_, let gather)) where id == gather?.id: ElementID.gatherScreen
    default: ElementID.loginScreen
    }
  }

  var shownRoot: ShownRoot { .stack(screens) }
  var shownSheets: [[Int]] { [] }

  mutating func passHalfSecond(_ number: Int, isReachable: Bool) {
    if isWaiting { handle(.answer(0, isSuccess: isReachable)) }
    if number.isMultiple(of: 2) { handle(.wait(seconds: 1)) }
  }
}
