import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import SurfMVP

@MainActor @Suite("Gather module") struct GatherModuleConfiguratorTests {
  /// A complete module on a phone.
  @MainActor private struct Scene {
    let phone = Phone()
    let server = InMemoryBackend()
    let output = GatherModuleOutputSpy()
    let controller: GatherViewController
    let screen: GatherScreen

    init() throws {
      controller = GatherModuleConfigurator(services: server.services)
        .configure(with: .example, output: output)
      phone.show(UIViewController(), controller)
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

  @Test("the view, presenter and router are connected, and the presenter has the output")
  func wiring() throws {
    let output = GatherModuleOutputSpy()

    let controller = GatherModuleConfigurator(services: InMemoryBackend().services)
      .configure(with: .example, output: output)

    let presenter = try #require(controller.output as? GatherPresenter)
    let router = try #require(presenter.router as? GatherRouter)
    #expect(presenter.view === controller)
    #expect(presenter.output === output)
    #expect(router.view === controller)
  }

  @Test("the module shows its gather")
  func gather() throws {
    let scene = try Scene()

    #expect(scene.screen.rows(inSection: 0) == ["Ann GK", "Ben"])
    #expect(scene.screen.timerLabel.text == "10:00")
    #expect(scene.screen.scoreALabel.text == "0")
  }

  @Test("the clock stops when the module closes")
  func left() throws {
    let scene = try Scene()
    try scene.phone.tap(scene.screen.timerButton)

    try scene.phone.goBack()

    #expect(!scene.phone.isTicking)
  }

  @Test("confirming the end sends the displayed score to the server")
  func request() throws {
    let scene = try Scene()
    try scene.phone.step(scene.screen.scoreBStepper)

    try scene.end()

    #expect(scene.server.pending == [.endGather(id: 7, GatherResult(scoreA: 0, scoreB: 1))])
    #expect(scene.screen.isBusy)
  }

  @Test("a success is reported to the output, which closes the module")
  func success() throws {
    let scene = try Scene()
    try scene.end()

    try scene.answer(succeeding: true)

    #expect(scene.output.ends == 1)
    #expect(scene.phone.navigation.topViewController === scene.controller)
  }

  @Test("an alert shows a failure")
  func failure() throws {
    let scene = try Scene()
    try scene.end()

    try scene.answer(succeeding: false)

    #expect(scene.phone.alert?.message == "The gather could not be ended.")
    #expect(scene.output.ends == 0)
  }

  @Test("a failure that arrives after the module has closed is ignored")
  func lateFailure() throws {
    let scene = try Scene()
    try scene.end()
    try scene.phone.goBack()

    try scene.answer(succeeding: false)

    #expect(scene.phone.alert == nil)
  }

  @Test("a success that arrives after the module has closed is ignored")
  func lateSuccess() throws {
    var scene: Scene? = try Scene()
    let server = scene?.server
    let output = scene?.output
    try scene?.end()
    try scene?.phone.goBack()
    scene = nil

    try server?.answer(succeeding: true)

    #expect(server?.pendingCount == 0)
    #expect(output?.ends == 0)
  }

  @Test("a closed module is released completely")
  func release() throws {
    var scene: Scene? = try Scene()
    weak let controller = scene?.controller
    weak let presenter = scene?.controller.output
    weak let router = (scene?.controller.output as? GatherPresenter)?.router
    weak let output = scene?.output

    try scene?.phone.goBack()
    scene = nil

    #expect(controller == nil)
    #expect(presenter == nil)
    #expect(router == nil)
    #expect(output == nil)
  }
}
