import FootballGather
import NavigationTestSupport
import Testing
import UIKit
import UserSessions

@testable import MVPC

/// The coordinators of the login, player, editor and add screens.
@MainActor @Suite("Scene coordinators") struct SceneCoordinatorTests {
  @Test("the login shows the list, and forwards the report that its players have loaded")
  func login() throws {
    let launched = LaunchedMVPC(.stack)
    let login = try #require(launched.coordinators.first as? LoginCoordinator)
    let list = try #require(launched.coordinators.last as? PlayerListCoordinator)
    let delegate = DelegateSpy()
    #expect(list.parent === login && list.delegate === login)
    login.delegate = delegate

    list.playersDidLoad()

    #expect(delegate.calls == ["loaded"])
  }

  // As published, the editor's coordinator does not know its parent.
  @Test("the editor's coordinator reports to the player's coordinator, which is not its parent")
  func edit() throws {
    let launched = LaunchedMVPC(.stack, route: .edit)

    let controller: PlayerEditViewController = try launched.app.top()
    let edit = try #require(controller.coordinator as? PlayerEditCoordinator)
    #expect(controller.player == LaunchedGather.players[0] && controller.field == .name)
    #expect(edit.parent == nil && edit.delegate === launched.coordinators[2])
  }

  @Test("a saved value updates the player's screen and the list, then closes the editor")
  func saved() throws {
    let launched = LaunchedMVPC(.stack, route: .edit)
    let edit = try #require(launched.coordinators.last as? PlayerEditCoordinator)
    let detail = try #require(launched.coordinators[2] as? PlayerDetailCoordinator)
    let delegate = DelegateSpy()
    detail.delegate = delegate
    let changed = Player(id: 1, name: "Anna")

    edit.didFinishEditing(changed)
    launched.app.settle()

    let controller: PlayerDetailViewController = try launched.app.top()
    #expect(controller.player == changed && delegate.calls == ["edited Anna"])
  }

  @Test("an editor that is opened again shows the value that was saved last")
  func editAgain() throws {
    let launched = LaunchedMVPC(
      .stack,
      route: .edit + [
        .type("Anna", into: "value"), .tap("done"), .tapRow("details", section: 0, row: 0),
      ])

    let controller: PlayerEditViewController = try launched.app.top()
    #expect(controller.player.name == "Anna")
  }

  @Test("a player's coordinator without a screen opens no editor")
  func withoutScreen() {
    let launched = LaunchedMVPC(.stack)
    let context = launched.coordinators[0].context
    let detail = PlayerDetailCoordinator(
      context: context, parent: nil, player: LaunchedGather.players[0])

    detail.navigateToEdit(.name)

    #expect(detail.prepareEdit(of: .name) == nil && detail.childCoordinators.isEmpty)
  }

  @Test("an added player is reported, then the add screen closes")
  func added() throws {
    let launched = LaunchedMVPC(.stack, route: .add)
    let add = try #require(launched.coordinators.last as? PlayerAddCoordinator)
    let delegate = DelegateSpy()
    add.delegate = delegate

    add.playerWasAdded()
    launched.app.settle()

    #expect(delegate.calls == ["added"] && launched.app.stack == ["Login", "PlayerList"])
  }
}

/// Records the reports of coordinators.
private final class DelegateSpy: LoginCoordinatorDelegate, PlayerDetailCoordinatorDelegate,
  PlayerAddCoordinatorDelegate
{
  private(set) var calls: [String] = []

  func playersDidLoad() { calls.append("loaded") }
  func didEdit(_ player: Player) { calls.append("edited \(player.name)") }
  func playerWasAdded() { calls.append("added") }
}
