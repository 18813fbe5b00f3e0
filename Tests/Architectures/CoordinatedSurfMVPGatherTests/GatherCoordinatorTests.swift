import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import CoordinatedSurfMVP

@MainActor @Suite("Gather coordinator") struct GatherCoordinatorTests {
  /// A coordinator with a router spy and a server.
  @MainActor private struct Scene {
    let phone = Phone()
    let router = RouterSpy()
    let server = InMemoryBackend()
    let base = UIViewController()
    let coordinator: GatherCoordinator

    init() {
      coordinator = GatherCoordinator(
        router: router, services: server.services, players: [], base: base)
      coordinator.start()
    }

    var teamsOutput: (any ConfirmPlayersModuleOutput)? {
      (router.pushed.first as? ConfirmPlayersViewController)?.output
        as? any ConfirmPlayersModuleOutput
    }

    var gatherOutput: (any GatherModuleOutput)? {
      (router.pushed.last as? GatherViewController)?.output as? any GatherModuleOutput
    }
  }

  @Test("the flow starts with the teams screen directly above its base")
  func start() {
    let scene = Scene()

    #expect(scene.router.pushed.count == 1)
    #expect(scene.router.pushed.first is ConfirmPlayersViewController)
    #expect(scene.router.base === scene.base)
  }

  @Test("starting the gather pushes its screen above the teams")
  func gather() throws {
    let scene = Scene()

    try #require(scene.teamsOutput).onGatherStarted?(.example)

    #expect(scene.router.pushed.count == 2)
    #expect(scene.router.pushed.last is GatherViewController)
  }

  @Test("ending the gather asks the user for confirmation in an alert")
  func question() throws {
    let scene = Scene()
    try #require(scene.teamsOutput).onGatherStarted?(.example)

    try #require(scene.gatherOutput).onEnd?()

    let alert = try #require(scene.router.presented.last as? UIAlertController)
    #expect(scene.router.presented.count == 1)
    #expect(alert.title == "End Gather")
    #expect(alert.actions.map(\.title) == ["Yes", "Cancel"])
    #expect(alert.actions.map(\.style) == [.default, .cancel])
    #expect(scene.server.pending == [])
  }

  @Test("an alert shows the error")
  func error() throws {
    let scene = Scene()
    try #require(scene.teamsOutput).onGatherStarted?(.example)

    try #require(scene.gatherOutput).onError?(.gatherNotEnded)

    let alert = try #require(scene.router.presented.last as? UIAlertController)
    #expect(alert.title == "Error update")
    #expect(alert.actions.map(\.title) == ["OK"])
  }

  @Test("no alert appears over a gather that is not on screen")
  func covered() throws {
    let scene = Scene()
    try #require(scene.teamsOutput).onGatherStarted?(.example)
    scene.router.isShowingModules = false

    try #require(scene.gatherOutput).onEnd?()
    try #require(scene.gatherOutput).onError?(.gatherNotEnded)

    #expect(scene.router.presented.isEmpty)
  }

  @Test("the coordinator reports the gather's end to the parent and does not navigate")
  func end() throws {
    let scene = Scene()
    var ends = 0
    scene.coordinator.onGatherEnded = { ends += 1 }
    try #require(scene.teamsOutput).onGatherStarted?(.example)

    try #require(scene.gatherOutput).onGatherEnded?()

    #expect(ends == 1)
    #expect(scene.router.otherCalls == 0)
  }

  @Test("the flow finishes only when the teams screen has left the stack")
  func finish() throws {
    let scene = Scene()
    var finishes = 0
    scene.coordinator.finishFlow = { finishes += 1 }
    try #require(scene.teamsOutput).onGatherStarted?(.example)
    #expect(scene.router.departures.count == 1)
    #expect(finishes == 0)

    scene.router.departures[0]()

    #expect(finishes == 1)
  }

  @Test("the modules that a coordinator has shown do not retain it")
  func release() throws {
    var scene: Scene? = Scene()
    weak let coordinator = scene?.coordinator
    let router = scene?.router
    try #require(scene?.teamsOutput).onGatherStarted?(.example)

    scene = nil

    #expect(coordinator == nil)
    #expect(router?.pushed.count == 2)
  }
}
