import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Misuse of UIKit and its consequences") struct MisuseTests {
  let stage = Stage()

  private func stranger() -> Screen { stage.controller("X") }

  @Test("misuse: pushing a tab bar controller is allowed")
  func pushTabs() {
    let navigation = stage.navigation("A")
    let tabs = UITabBarController()
    tabs.viewControllers = [stranger()]

    navigation.pushViewController(tabs, animated: true)
    stage.settle()

    #expect(navigation.topViewController === tabs && stage.loop.events == [])
    #expect(stage.log.lines.contains("X.didAppear"))
  }

  @Test("misuse: pushing a subclassed stack or wrapping a stack in another raises an exception")
  func pushNavigation() {
    final class Subclass: UINavigationController {}
    let navigation = stage.navigation("A")

    navigation.pushViewController(Subclass(), animated: true)
    #expect(stage.loop.crashCount == 1)
    let outer = UINavigationController(rootViewController: navigation)

    #expect(stage.loop.crashCount == 2 && outer.viewControllers.isEmpty)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("misuse: pushing a controller that is already on the stack raises an exception naming it")
  func pushTwice() {
    let navigation = stage.navigation("A", "B")

    navigation.pushViewController(navigation.viewControllers[0], animated: true)

    #expect(navigation.viewControllers.count == 2)
    #expect(
      stage.loop.events == [
        .crashed(
          reason: "UINavigationController is pushing the same view controller instance more than"
            + " once (RecordingController)")
      ])
  }

  @Test("misuse: pushing another parent's child moves it to the new stack")
  func pushChild() {
    let (first, second) = (stage.navigation("A", "B"), UINavigationController())
    let b = first.viewControllers[1]

    second.pushViewController(b, animated: false)
    stage.settle()

    #expect(first.viewControllers.count == 1 && b.navigationController === second)
    #expect(first.topViewController?.view.window != nil && stage.loop.crashCount == 0)
  }

  @Test("misuse: pushing a stack's presenter onto it raises an exception and pushes nothing")
  func pushPresenter() {
    let a = stage.controller("A")
    stage.show(a)
    let stack = UINavigationController(rootViewController: stranger())
    stage.present(stack, on: a)

    stack.pushViewController(a, animated: true)
    a.present(stranger(), animated: true)
    stage.settle()

    #expect(stack.viewControllers.count == 1 && a.parent == nil)
    #expect(a.presentedViewController === stack && stage.loop.refusalCount == 1)
    #expect(
      stage.loop.events.first
        == .crashed(
          reason: "UIViewControllerHierarchyInconsistency: RecordingController cannot be a child of"
            + " UINavigationController, which it presents or contains"))
  }

  @Test("misuse: no container accepts its presenter as a child", arguments: Containers.allCases)
  func takePresenter(kind: Containers) {
    let (a, screen) = (stage.controller("A"), stranger())
    stage.show(a)
    let container = kind.container(of: screen)
    stage.present(container, on: a)

    kind.take(a, into: container)
    stage.settle()

    #expect(stage.loop.crashCount == 1 && a.parent == nil)
    #expect(container.children == [screen] && screen.parent === container)
  }

  @Test(
    "misuse: no container accepts itself or its parent as a child", arguments: Containers.allCases)
  func takeParent(kind: Containers) {
    _ = stage.device
    let (outer, screen) = (UIViewController(), stranger())
    let container = kind.container(of: screen)
    outer.addChild(container)

    kind.take(outer, into: container)
    container.addChild(container)
    stage.settle()

    #expect(stage.loop.crashCount == 2 && outer.parent == nil)
    #expect(container.children == [screen] && container.parent === outer)
  }

  @Test(
    "misuse: presenting a modal's own presenter raises an exception, even after a change of root")
  func presentPresenter() {
    let (a, m) = (stage.controller("A"), stage.controller("M"))
    stage.show(a)
    stage.present(m, on: a)
    stage.window.rootViewController = stranger()
    stage.settle()

    m.present(a, animated: true)
    stage.settle()

    #expect(m.presentedViewController == nil && a.presentingViewController == nil)
    #expect(
      stage.loop.events.last
        == .crashed(
          reason: "Application tried to present modally an active controller RecordingController"))
  }

  @Test(
    "misuse: presenting a controller that has a parent raises an exception and presents nothing")
  func presentChild() {
    let a = stage.controller("A")
    stage.show(a)
    let (parent, child) = (UIViewController(), stranger())
    parent.addChild(child)

    a.present(child, animated: true) { [log = stage.log] in log.add("completion") }
    stage.settle()

    #expect(a.presentedViewController == nil && !stage.log.lines.contains("completion"))
    #expect(
      stage.loop.events.first
        == .crashed(
          reason:
            "Application tried to present modally a view controller RecordingController that has"
            + " a parent view controller"))
  }

  @Test("misuse: presenting a stack without screens is allowed")
  func presentEmptyStack() {
    let a = stage.controller("A")
    stage.show(a)
    let empty = UINavigationController()

    stage.present(empty, on: a)

    #expect(a.presentedViewController === empty && stage.loop.events == [])
    #expect(empty.view.window != nil)
  }

  @Test("misuse: a second dismissal is refused during the first; later it dismisses another level")
  func dismissTwice() {
    let a = stage.controller("A")
    stage.show(a)
    let (first, second) = (stage.controller("M1"), stage.controller("M2"))
    stage.present(first, on: a)
    stage.present(second, on: first)

    second.dismiss(animated: true)
    second.dismiss(animated: true)
    stage.settle()
    #expect(stage.loop.refusalCount == 1 && a.presentedViewController === first)
    first.dismiss(animated: true)
    stage.settle()

    #expect(a.presentedViewController == nil && stage.loop.refusalCount == 1)
  }

  @Test("misuse: missing calls to willMove and didMove are not reported")
  func forgottenMoves() {
    let (parent, child) = (UIViewController(), stranger())
    parent.addChild(child)

    #expect(stage.until { child.removeFromParent() } == ["X.didMove(nil)"])
    #expect(stage.loop.events == [])
  }

  @Test("misuse: overriding a callback without calling super has no consequences")
  func superNotCalled() {
    final class Deaf: UINavigationController {
      override func viewWillAppear(_ animated: Bool) {}
      override func viewDidAppear(_ animated: Bool) {}
    }
    _ = stage.device
    let deaf = Deaf(rootViewController: stranger())
    stage.launch()
    stage.window.rootViewController = deaf

    #expect(stage.until { stage.window.makeKeyAndVisible() }.last == "X.didAppear")
  }

  @Test("misuse: removeFromParent on a stack's screen shortens the stack without a transition")
  func removedByHand() {
    let navigation = stage.navigation("A", "B")
    let delegate = NavigationLog(stage.log)
    navigation.delegate = delegate
    let b = navigation.viewControllers[1]

    let lines = stage.until { b.removeFromParent() }

    #expect(navigation.viewControllers.count == 1 && b.navigationController == nil)
    #expect(lines.contains("B.didMove(nil)") && lines.contains("A.willAppear(false)"))
    #expect(!lines.contains { $0.contains("how(") })
  }

  @Test("misuse: a released delegate is not called")
  func deadDelegate() {
    let navigation = stage.navigation("A")
    var delegate: NavigationLog? = NavigationLog(stage.log)
    navigation.delegate = delegate
    navigation.pushViewController(stage.controller("B"), animated: true)

    delegate = nil
    let lines = stage.rest()

    #expect(lines.contains("B.didAppear") && !lines.contains("didShow(B)"))
    #expect(stage.loop.events == [])
  }

  @Test(
    "misuse: popping to a controller not on the stack returns nil and leaves the stack unchanged")
  func popToStranger() {
    let navigation = stage.navigation("A", "B")

    #expect(navigation.popToViewController(stranger(), animated: true) == nil)

    #expect(navigation.viewControllers.count == 2)
    #expect(
      stage.loop.events.first
        == .crashed(reason: "Tried to pop to a view controller that doesn't exist."))
  }

  @Test("misuse: dequeuing a cell that is not registered raises an exception")
  func unregisteredCell() {
    _ = stage.device

    _ = UITableView().dequeueReusableCell(
      withIdentifier: "nothing", for: IndexPath(row: 0, section: 0))

    #expect(stage.loop.crashCount == 1)
  }
}

/// The kinds of container that can add a child.
enum Containers: CaseIterable {
  case own, stack, tabs, pages, columns

  @MainActor func container(of screen: UIViewController) -> UIViewController {
    let container: UIViewController =
      switch self {
      case .own: UIViewController()
      case .stack: UINavigationController()
      case .tabs: UITabBarController()
      case .pages:
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      case .columns: UISplitViewController()
      }
    take(screen, into: container)
    return container
  }

  @MainActor func take(_ child: UIViewController, into container: UIViewController) {
    switch container {
    case let stack as UINavigationController: stack.setViewControllers([child], animated: false)
    case let tabs as UITabBarController: tabs.viewControllers = [child]
    case let pages as UIPageViewController:
      pages.setViewControllers([child], direction: .forward, animated: false)
    case let columns as UISplitViewController: columns.viewControllers = [child]
    default: container.addChild(child)
    }
  }
}
