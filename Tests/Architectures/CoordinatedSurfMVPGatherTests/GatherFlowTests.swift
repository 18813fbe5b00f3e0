import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import CoordinatedSurfMVP

@MainActor @Suite("Gather flow") struct GatherFlowTests {
  /// A gather that its coordinator has opened on a phone with the app's router.
  @MainActor private struct Scene {
    let phone = Phone()
    let server = InMemoryBackend()
    let base = UIViewController()
    let coordinator: GatherCoordinator
    let controller: GatherViewController
    let screen: GatherScreen

    init() throws {
      let router = MainRouter(navigationController: phone.navigation)
      phone.show(base)
      coordinator = GatherCoordinator(
        router: router, services: server.services, players: [], base: base)
      coordinator.start()
      phone.settle()
      let teams = try #require(
        phone.navigation.topViewController as? ConfirmPlayersViewController)
      try #require(teams.output as? any ConfirmPlayersModuleOutput).onGatherStarted?(.example)
      phone.settle()
      controller = try #require(phone.navigation.topViewController as? GatherViewController)
      screen = try #require(controller.view as? GatherScreen)
    }

    /// Ends the gather and confirms it.
    func end() throws {
      try phone.tap(screen.endButton)
      try phone.answerAlert("Yes")
    }

    /// Answers the pending request.
    func answer(succeeding: Bool) throws {
      try server.answer(succeeding: succeeding)
      phone.settle()
    }
  }

  @Test("confirming sends the score to the server")
  func confirmed() throws {
    let scene = try Scene()
    try scene.phone.step(scene.screen.scoreBStepper)

    try scene.end()

    #expect(scene.server.pending == [.endGather(id: 7, GatherResult(scoreA: 0, scoreB: 1))])
    #expect(scene.screen.isBusy)
  }

  @Test("cancelling sends nothing")
  func cancelled() throws {
    let scene = try Scene()
    try scene.phone.tap(scene.screen.endButton)

    try scene.phone.answerAlert("Cancel")

    #expect(scene.phone.alert == nil)
    #expect(scene.server.pending == [])
  }

  @Test("a success is reported to the flow's parent")
  func success() throws {
    let scene = try Scene()
    var ends = 0
    scene.coordinator.onGatherEnded = { ends += 1 }
    try scene.end()

    try scene.answer(succeeding: true)

    #expect(ends == 1)
    #expect(scene.phone.alert == nil)
  }

  @Test("the user is notified of a failure")
  func failure() throws {
    let scene = try Scene()
    try scene.end()

    try scene.answer(succeeding: false)

    #expect(scene.phone.alert?.message == "The gather could not be ended.")
  }

  @Test("a failure that arrives after the gather has closed is ignored")
  func lateFailure() throws {
    let scene = try Scene()
    try scene.end()
    try scene.phone.goBack()

    try scene.answer(succeeding: false)

    #expect(scene.phone.alert == nil)
  }

  @Test("a success that arrives after the gather has closed is ignored")
  func lateSuccess() throws {
    var scene: Scene? = try Scene()
    let server = scene?.server
    let coordinator = scene?.coordinator
    var ends = 0
    coordinator?.onGatherEnded = { ends += 1 }
    try scene?.end()
    try scene?.phone.goBack()
    scene = nil

    try server?.answer(succeeding: true)

    #expect(server?.pendingCount == 0)
    #expect(ends == 0)
  }

  @Test("the clock stops when the gather closes, but the flow continues")
  func left() throws {
    let scene = try Scene()
    var finishes = 0
    scene.coordinator.finishFlow = { finishes += 1 }
    try scene.phone.tap(scene.screen.timerButton)

    try scene.phone.goBack()

    #expect(!scene.phone.isTicking)
    #expect(finishes == 0)
  }

  @Test("the flow finishes when its screens have left the stack")
  func finish() throws {
    let scene = try Scene()
    var finishes = 0
    scene.coordinator.finishFlow = { finishes += 1 }

    scene.phone.navigation.popToViewController(scene.base, animated: true)
    scene.phone.settle()

    #expect(finishes == 1)
  }

  @Test("a closed gather is released")
  func release() throws {
    var scene: Scene? = try Scene()
    weak let controller = scene?.controller
    weak let coordinator = scene?.coordinator

    try scene?.phone.goBack()
    scene = nil

    #expect(controller == nil)
    #expect(coordinator == nil)
  }
}
