import FootballGather
import NavigationTestSupport
import Testing
import UIKit
import UserSessions

@testable import MVPC

@MainActor @Suite("Player list coordinator") struct PlayerListCoordinatorTests {
  /// The app with an open list of players.
  @MainActor private struct Scene {
    let app: LaunchedGather
    let list: PlayerListCoordinator

    init(_ route: [UserEvent] = []) throws {
      let launched = LaunchedMVPC(.stack, route: route)
      app = launched.app
      list = try #require(launched.coordinators.dropFirst().first as? PlayerListCoordinator)
    }
  }

  @Test("a selected player is shown by a child coordinator that reports edits to the list")
  func detail() throws {
    let scene = try Scene([.tapRow("players", section: 0, row: 1)])

    let controller: PlayerDetailViewController = try scene.app.top()
    let child = try #require(controller.coordinator as? PlayerDetailCoordinator)
    #expect(controller.player == LaunchedGather.players[1])
    #expect(child.parent === scene.list && child.delegate === scene.list)
  }

  @Test("the add screen is shown by a child coordinator that reports to the list")
  func add() throws {
    let scene = try Scene(.add)

    let controller: PlayerAddViewController = try scene.app.top()
    let child = try #require(controller.coordinator as? PlayerAddCoordinator)
    #expect(child.parent === scene.list && child.delegate === scene.list)
  }

  @Test("the selected players are passed to the teams screen")
  func confirm() throws {
    let scene = try Scene(.confirm)

    let controller: ConfirmPlayersViewController = try scene.app.top()
    let child = try #require(controller.coordinator as? ConfirmPlayersCoordinator)
    #expect(controller.players == Array(LaunchedGather.players.prefix(2)))
    #expect(child.parent === scene.list && child.delegate === scene.list)
  }

  @Test("log-out returns to the login")
  func logOut() throws {
    let scene = try Scene()

    scene.list.navigateToLogin()
    scene.app.settle()

    #expect(scene.app.stack == ["Login"])
  }

  @Test("an edited player is passed to the list's screen")
  func edited() throws {
    let scene = try Scene()
    let changed = Player(id: 2, name: "Bo")

    scene.list.didEdit(changed)

    let controller: PlayerListViewController = try scene.app.top()
    #expect(controller.player(withID: 2) == changed)
  }

  @Test("an added player reloads the list")
  func added() throws {
    let scene = try Scene()

    scene.list.playerWasAdded()

    #expect(scene.app.server.pending == [.listPlayers])
  }

  @Test("the end of a gather returns to the list, in list mode")
  func ended() throws {
    let scene = try Scene(.gather)

    scene.list.didEndGather()
    scene.app.settle()

    #expect(scene.app.stack == ["Login", "PlayerList"])
    let controller: PlayerListViewController = try scene.app.top()
    #expect(controller.navigationItem.rightBarButtonItems?.first?.title == "Select")
  }
}
