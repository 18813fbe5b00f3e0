import FootballGather
import GatherTestSupport
import Testing
import UIKit

@testable import SurfMVP

@MainActor @Suite("Gather router") struct GatherRouterTests {
  private final class ModuleView: UIViewController, ModuleTransitionable {}

  /// A router with a view in the window of a phone.
  @MainActor private struct Scene {
    let phone = Phone()
    let view = ModuleView()
    let output = EndOfGatherModuleOutputSpy()
    let router = GatherRouter()

    init() {
      router.view = view
      phone.show(view)
    }
  }

  @Test("the router shows an alert that asks whether the match is over")
  func question() throws {
    let scene = Scene()

    scene.router.showEndOfGatherModule(output: scene.output)
    scene.phone.settle()

    let alert = try #require(scene.phone.alert)
    #expect(alert.title == "End Gather" && alert.message == "Is the match over?")
    #expect(alert.actions.map(\.title) == ["Yes", "Cancel"])
    #expect(scene.output.confirmations == 0)
  }

  @Test("confirming is reported to the module that asked")
  func confirmed() throws {
    let scene = Scene()
    scene.router.showEndOfGatherModule(output: scene.output)
    scene.phone.settle()

    try scene.phone.answerAlert("Yes")

    #expect(scene.output.confirmations == 1)
    #expect(scene.phone.alert == nil)
  }

  @Test("cancelling is not reported")
  func cancelled() throws {
    let scene = Scene()
    scene.router.showEndOfGatherModule(output: scene.output)
    scene.phone.settle()

    try scene.phone.answerAlert("Cancel")

    #expect(scene.output.confirmations == 0)
    #expect(scene.phone.alert == nil)
  }

  @Test("a message has a single button, which closes it")
  func message() throws {
    let scene = Scene()

    scene.router.showMessageModule(with: .gatherNotEnded)
    scene.phone.settle()

    let alert = try #require(scene.phone.alert)
    #expect(alert.title == "Error update" && alert.message == "The gather could not be ended.")
    #expect(alert.actions.map(\.title) == ["OK"])
  }

  @Test("the router shows no alert if the view has left the stack")
  func gone() {
    let scene = Scene()
    scene.phone.show(UIViewController())

    scene.router.showEndOfGatherModule(output: scene.output)
    scene.router.showMessageModule(with: .gatherNotEnded)
    scene.phone.settle()

    #expect(scene.phone.alert == nil)
  }

  @Test("the router does not retain the view")
  func release() {
    let phone = Phone()
    let router = GatherRouter()
    var view: ModuleView? = ModuleView()
    weak let left = view
    router.view = view

    view = nil
    phone.settle()

    #expect(left == nil)
  }
}
