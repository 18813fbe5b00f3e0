import FootballGather
import GatherTestSupport
import NavigationTestSupport
import Testing
import UIKit

@testable import SurfMVP

/// The router that both the list's taps and the links use.
@MainActor @Suite("Player list router") struct PlayerListRouterTests {
  private let view = TransitionSpy()
  private let output = OutputSpy()
  private let router = PlayerListRouter(services: InMemoryBackend().services)
  private let player = LaunchedGather.players[0]

  init() {
    router.view = view
  }

  @Test("the list is open while its view is on the stack")
  func isOpen() {
    #expect(router.isModuleOpen)
    view.isInStack = false
    #expect(!router.isModuleOpen)
  }

  @Test("each module replaces what is above the list")
  func modules() {
    router.showPlayerDetailModule(with: player, output: output)
    router.showPlayerAddModule(output: output)
    router.showConfirmPlayersModule(with: [player], output: output)
    router.showPlayerEditModule(with: .name, of: player, output: output)
    router.showPlayerListModule()

    #expect(
      view.calls == [
        "replace PlayerDetail", "replace PlayerAdd", "replace ConfirmPlayers",
        "replace PlayerDetail, PlayerEdit", "replace ",
      ])
  }

  @Test("modules of the same player and value are reused, and others are replaced")
  func reuse() {
    router.showPlayerEditModule(with: .name, of: player, output: output)
    let open = view.modulesAbove

    router.showPlayerEditModule(with: .name, of: player, output: output)
    #expect(view.modulesAbove == open)
    router.showPlayerEditModule(with: .age, of: player, output: output)
    #expect(view.modulesAbove[0] === open[0] && view.modulesAbove[1] !== open[1])
    router.showPlayerDetailModule(with: LaunchedGather.players[1], output: output)

    #expect(view.modulesAbove.count == 1 && view.modulesAbove[0] !== open[0])
  }

  @Test("an open teams module and a gather above it stay; without players, no teams module opens")
  func teams() {
    router.showConfirmPlayersModule(with: [], output: output)
    #expect(view.calls == [])
    router.showConfirmPlayersModule(with: [player], output: output)
    let open = view.modulesAbove + [GatherViewController()]
    view.modulesAbove = open

    router.showConfirmPlayersModule(with: [], output: output)

    #expect(view.modulesAbove == open && view.calls.last == "replace ConfirmPlayers, Gather")
  }

  @Test("an open add module stays")
  func add() {
    router.showPlayerAddModule(output: output)
    let open = view.modulesAbove

    router.showPlayerAddModule(output: output)

    #expect(view.modulesAbove == open)
  }

  @Test("a deletion needs confirmation, and is reported when the user confirms it")
  func deletion() throws {
    let phone = Phone()
    router.showDeletionModule(with: player, output: output)
    let alert = try #require(view.alert)
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    phone.navigation.present(alert, animated: false)
    phone.settle()

    try phone.answerAlert(alert.actions.first?.title ?? "")

    #expect(output.calls == ["deletes Ann"])
  }

  @Test("the list closes itself")
  func closing() {
    router.closeModule()

    #expect(view.calls == ["pop"])
  }
}
