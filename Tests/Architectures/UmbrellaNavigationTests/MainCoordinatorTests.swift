import FootballGather
import NavigationTestSupport
import Testing
import UIKit
import UserSessions

@testable import Umbrella

/// The screens that the players' flow shows for each event that its modules report.
@MainActor @Suite("Main coordinator") struct MainCoordinatorTests {
  private let player = LaunchedGather.players[0]

  /// The app with an open list, which has loaded its players.
  private func launch(_ route: [UserEvent] = []) -> RunningCoordinators {
    let running = RunningCoordinators()
    running.app.go(route)
    return running
  }

  private func list(_ running: RunningCoordinators) throws -> PlayerListViewController {
    try #require(
      running.app.navigation?.viewControllers.dropFirst().first as? PlayerListViewController)
  }

  @Test("selecting a player pushes the player's screen, and selecting a value pushes the editor")
  func detailAndEdit() throws {
    let running = launch()
    try list(running).onSelectPlayer?(player)
    running.app.settle()
    let detail: PlayerDetailViewController = try running.app.top()
    #expect(detail.player == player)

    detail.onSelectField?(.skill)
    running.app.settle()

    let edit: PlayerEditViewController = try running.app.top()
    #expect(edit.field == .skill)
  }

  @Test("a saved player updates the screen below, then the editor closes")
  func saved() throws {
    let running = launch(.edit)
    let edit: PlayerEditViewController = try running.app.top()

    edit.onSave?(Player(id: 1, name: "Anna"))
    running.app.settle()

    let detail: PlayerDetailViewController = try running.app.top()
    #expect(detail.player.name == "Anna")
    #expect(try list(running).players.first?.name == "Anna")
  }

  @Test("an added player reloads the list, then the add screen closes")
  func added() throws {
    let running = launch(.add)
    let add: PlayerAddViewController = try running.app.top()

    add.onAdded?()
    running.app.settle()

    #expect(running.app.stack == ["Login", "PlayerList"])
    #expect(running.app.server.pending == [.listPlayers])
  }

  @Test("a module that is no longer in front closes nothing")
  func late() throws {
    let running = launch(.edit)
    let edit: PlayerEditViewController = try running.app.top()
    running.app.go([.back])

    edit.onSave?(player)
    running.app.settle()

    #expect(running.app.stack == ["Login", "PlayerList", "PlayerDetail"])
  }

  @Test(
    "confirming the players starts the gather's flow, whose end returns to the list in list mode")
  func gather() throws {
    let running = launch(.confirm)
    let gather = try #require(
      running.main?.childCoordinators.first as? any GatherCoordinatorOutput)
    #expect(running.app.stack.last == "ConfirmPlayers" && gather.modulesOnStack.count == 1)

    gather.onGatherEnded?()
    gather.finishFlow?()
    running.app.settle()

    #expect(running.app.stack == ["Login", "PlayerList"] && running.flows == "Authorization, Main")
    #expect(try list(running).navigationItem.rightBarButtonItems?.first?.title == "Select")
  }

  @Test("the list reports when it has loaded and when the user logs out")
  func reports() throws {
    let running = launch()
    let main = try #require(running.main)
    var calls: [String] = []
    main.onLoaded = { calls.append("loaded") }
    main.finishFlow = { calls.append("finished") }

    try list(running).onLoaded?()
    try list(running).onLogOut?()

    #expect(calls == ["loaded", "finished"] && main.hasLoaded && main.isOnStack)
  }

  @Test("every module that can fail shows its alert over itself", arguments: [.edit, .add, []])
  func alerts(_ route: [UserEvent]) throws {
    let running = launch(route)
    let top: UIViewController = try running.app.top()
    let output: (any ModuleOutput)? =
      (top as? PlayerEditViewController)?.output ?? (top as? PlayerAddViewController)?.output
      ?? (top as? PlayerListViewController)?.output

    output?.showAlert(.failure(.unreachable))
    running.app.settle()

    #expect(running.app.alert?.message == AlertText.failure(.unreachable).message)
  }

  @Test("modules do not retain their coordinator")
  func release() throws {
    let running = launch(.detail)
    weak let main = running.main
    let modules = running.app.navigation?.viewControllers ?? []
    running.app.go([.backMenu(depth: 0)])

    #expect(main == nil && modules.count == 3)
  }
}
