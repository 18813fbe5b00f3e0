import Testing
import UIKitTesting

@testable import UIKit

@MainActor struct ConsistencyTests {
  private let stage = Stage(checksConsistency: true)

  @Test("stacks, tabs, sheets and custom containers are consistent when idle")
  func healthyScreens() {
    let container = stage.controller("Container")
    let child = stage.controller("Child")
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: stage.controller("A"))
    tabs.viewControllers = [navigation, container]
    stage.show(tabs)

    navigation.pushViewController(stage.controller("B"), animated: true)
    stage.settle()
    tabs.selectedIndex = 1
    stage.present(stage.controller("Sheet"), on: tabs)
    let full = stage.controller("Full")
    full.modalPresentationStyle = .fullScreen
    stage.present(full, on: tabs.presentedViewController ?? tabs)

    #expect(stage.device.isIdle && stage.device.inconsistencies() == [])
    #expect(stage.loop.log.isEmpty)
  }

  @Test("a screen whose view is removed from the window is reported once")
  func screenWithoutWindow() {
    let navigation = stage.navigation("A")

    navigation.topViewController?.view.removeFromSuperview()
    stage.settle()
    stage.settle()

    #expect(
      stage.loop.log.map { "\($0.event)" }
        == ["inconsistent: RecordingController is on screen without a window"])
  }

  @Test("nothing is reported while a transition runs")
  func duringTransition() {
    let navigation = stage.navigation("A")

    navigation.pushViewController(stage.controller("B"), animated: true)
    stage.loop.turn()
    #expect(!stage.device.isIdle && stage.loop.log.isEmpty)
    stage.settle()

    #expect(stage.device.isIdle && stage.loop.log.isEmpty)
  }

  @Test("an appearance transition that is begun manually and never ended is reported")
  func halfAppearance() {
    let navigation = stage.navigation("A")

    navigation.topViewController?.beginAppearanceTransition(false, animated: false)
    stage.settle()

    #expect(stage.device.inconsistencies().map(\.kind) == [.appearance])
  }

  @Test(
    "rule 107: a replaced root's modal stays on screen, even if its presenter joins a new stack",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func presenterInStack(style: UIModalPresentationStyle) {
    let (a, b, modal) = (stage.controller("A"), stage.controller("B"), stage.controller("M"))
    modal.modalPresentationStyle = style
    stage.show(a)
    stage.present(modal, on: a)
    let stack = UINavigationController(rootViewController: b)
    stage.window.rootViewController = stack
    stage.settle()

    stack.pushViewController(a, animated: false)
    stage.settle()
    #expect(stage.device.inconsistencies() == [])
    stack.setViewControllers([a, b], animated: false)
    stage.settle()
    #expect(stage.device.inconsistencies() == [] && modal.view.window != nil)
    a.dismiss(animated: true)
    stage.settle()

    #expect(stage.device.inconsistencies() == [] && modal.view.window == nil)
  }

  @Test("children are not checked if their container forwards appearance callbacks manually")
  func forwardingByHand() {
    final class ByHand: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = ByHand()
    let child = stage.controller("Child")
    container.addChild(child)
    container.view.addSubview(child.view)
    stage.show(container)

    #expect(stage.device.inconsistencies() == [])
  }

  @Test(
    "each planted inconsistency is reported with its kind",
    arguments: [
      (Inconsistency.Kind.flag, { @MainActor @Sendable (_, top) in top.isBeingPresented = true }),
      (.flag, { _, top in top.isMovingFromParent = true }),
      (.parent, { _, top in top.parent = nil }),
      (.parent, { stack, top in top.children = [stack.viewControllers[0]] }),
      (.presentation, { stack, top in top.ownPresenter = stack }),
      (.transition, { _, _ in MainLoop.current.beginEndlessTransition() }),
      (.stack, { stack, _ in stack.children = [] }),
      (.stack, { stack, _ in stack.shownController = nil }),
      (.firstResponder, { stack, _ in stack.viewControllers[0].view.markAsFirstResponder() }),
    ]
      as [(
        Inconsistency.Kind, @MainActor @Sendable (UINavigationController, UIViewController) -> Void
      )]
  )
  func brokenState(
    kind: Inconsistency.Kind,
    plant: @MainActor @Sendable (UINavigationController, UIViewController) -> Void
  ) throws {
    let navigation = stage.navigation("A", "B")
    let top = try #require(navigation.topViewController)

    plant(navigation, top)

    #expect(stage.device.inconsistencies().contains { $0.kind == kind })
  }
}

extension UIResponder {
  fileprivate func markAsFirstResponder() { MainLoop.current.firstResponder = self }
}
