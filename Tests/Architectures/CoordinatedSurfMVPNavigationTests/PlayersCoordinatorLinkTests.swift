import FootballGather
import NavigationTestSupport
import Testing
import UIKit
import UserSessions

@testable import CoordinatedSurfMVP

/// The links of the players' flow, from every depth of its stack.
@MainActor @Suite("Links of the players coordinator") struct PlayersCoordinatorLinkTests {
  private nonisolated static let routes: [[UserEvent]] = [
    [], .detail, .edit, .add, .confirm, .gather,
  ]

  @Test("each link leads to its modules from anywhere", arguments: routes)
  func targets(_ route: [UserEvent]) {
    let targets: [(DeepLinkOption, [String])] = [
      (.players, []), (.player(id: 2), ["PlayerDetail"]),
      (.edit(id: 2, field: .age), ["PlayerDetail", "PlayerEdit"]), (.add, ["PlayerAdd"]),
    ]
    for (link, modules) in targets {
      let running = RunningCoordinators()
      running.app.go(route)

      running.app.go([.openURL(link.text)])

      #expect(running.app.stack == ["Login", "PlayerList"] + modules, "\(link)")
    }
  }

  @Test("links that cannot be followed do not dismiss an alert")
  func unreachable() {
    let running = RunningCoordinators()
    running.app.go([.deleteRow("players", section: 0, row: 0)])

    running.app.go([.openURL("navbench://players/9"), .openURL("navbench://players/9/edit/age")])

    #expect(running.app.stack == ["Login", "PlayerList"] && running.app.alert != nil)
  }

  @Test("links wait until the players have loaded, and the newest one is followed")
  func waiting() {
    let running = RunningCoordinators()
    running.app.perform(.openURL("navbench://add"), .openURL("navbench://players/3"))
    #expect(running.players?.pendingOption == .player(id: 3))

    running.app.go([])

    #expect(running.app.stack.last == "PlayerDetail" && running.players?.pendingOption == nil)
  }
}
