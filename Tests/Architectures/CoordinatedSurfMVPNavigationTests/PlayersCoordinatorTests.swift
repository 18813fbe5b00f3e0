import FootballGather
import NavigationTestSupport
import Testing
import UIKit

@testable import CoordinatedSurfMVP

/// The requests of the players' flow to its router, for each event that its modules report.
@MainActor @Suite("Players coordinator") struct PlayersCoordinatorTests {
  private let router = RouterSpy()
  private let server = InMemoryBackend(players: LaunchedGather.players)
  private let coordinator: PlayersCoordinator
  private let list: any PlayerListModuleOutput
  private let player = LaunchedGather.players[0]

  init() throws {
    coordinator = PlayersCoordinator(router: router, services: server.services)
    coordinator.start()
    list = try #require(router.output())
  }

  @Test("selecting a player pushes its module, and selecting a value pushes the editor")
  func detail() throws {
    list.onPlayerSelected?(player)
    let detail: any PlayerDetailModuleOutput = try #require(router.output())
    detail.onEdit?(.skill, player)

    #expect(router.calls == ["push PlayerList", "push PlayerDetail", "push PlayerEdit"])
    let edit: any PlayerEditModuleInput = try #require(router.output())
    #expect(edit.isEditing(.skill, of: 1) && !edit.isEditing(.name, of: 1))
  }

  @Test("an edited player updates the player's module and closes the editor")
  func edited() throws {
    list.onPlayerSelected?(player)
    let detail: any PlayerDetailModuleOutput & PlayerDetailModuleInput = try #require(
      router.output())
    detail.onEdit?(.name, player)
    let edit: any PlayerEditModuleOutput = try #require(router.output())

    edit.onPlayerEdited?(Player(id: 1, name: "Anna"))

    #expect(detail.player.name == "Anna" && router.calls.last == "pop")
  }

  @Test("an added player reloads the list and closes the add module")
  func added() throws {
    list.onAdd?()
    let add: any PlayerAddModuleOutput = try #require(router.output())
    #expect(server.pending == [])

    add.onPlayerAdded?()

    #expect(router.calls == ["push PlayerList", "push PlayerAdd", "pop"])
    #expect(server.pending == [.listPlayers])
  }

  @Test("a deletion is carried out only when the user has confirmed it")
  func deletion() throws {
    list.onDelete?(player)

    let alert = try #require(router.presented.first)
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    #expect(alert.title == AlertText.confirmDeletion(of: player).title && server.pending == [])
  }

  @Test("each module's error is shown in an alert over that module")
  func errors() throws {
    list.onError?(.failure(.unreachable))
    list.onAdd?()
    let add: any PlayerAddModuleOutput = try #require(router.output())
    add.onError?(.failure(.unreachable))
    list.onPlayerSelected?(player)
    let detail: any PlayerDetailModuleOutput = try #require(router.output())
    detail.onEdit?(.name, player)
    let edit: any PlayerEditModuleOutput = try #require(router.output())
    edit.onError?(.failure(.unreachable))

    #expect(router.presented.count == 3)
  }

  @Test("a log-out is reported and does not change the stack")
  func logOut() {
    var logOuts = 0
    coordinator.onLogOut = { logOuts += 1 }

    list.onLogOut?()

    #expect(logOuts == 1 && router.calls == ["push PlayerList"])
  }

  @Test("confirming the players starts the gather's flow directly above the list")
  func gather() {
    list.onPlayersConfirmed?([player])

    #expect(router.calls.last == "above PlayerList: ConfirmPlayers")
    #expect(coordinator.childCoordinators.count == 1)
  }

  @Test("the gather's end returns to the list, but its flow ends only after its module has left")
  func gatherEnd() throws {
    list.onPlayersConfirmed?([player])
    let gather = try #require(coordinator.hasDependency(ofType: GatherCoordinator.self))

    gather.onGatherEnded?()
    #expect(router.calls.last == "pop to PlayerList" && coordinator.childCoordinators.count == 1)
    router.departures.last?()

    #expect(coordinator.childCoordinators.isEmpty)
  }

  @Test("the flow ends once the list has left")
  func end() {
    var ends = 0
    coordinator.finishFlow = { ends += 1 }
    #expect(router.departures.count == 1)

    router.departures[0]()

    #expect(ends == 1)
  }

  @Test("the modules do not retain the coordinator")
  func release() throws {
    weak var left: PlayersCoordinator?
    do {
      let other = PlayersCoordinator(router: router, services: server.services)
      left = other
      other.start()
      let output: any PlayerListModuleOutput = try #require(router.output())
      output.onPlayerSelected?(player)
    }
    #expect(left == nil && router.shown.count == 3)
  }
}
