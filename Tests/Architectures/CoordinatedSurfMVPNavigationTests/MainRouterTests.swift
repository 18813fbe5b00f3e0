import GatherTestSupport
import NavigationTestSupport
import Testing
import UIKit

@testable import CoordinatedSurfMVP

@MainActor @Suite("Main router") struct MainRouterTests {
  /// A router on a phone that shows a root.
  @MainActor private struct Scene {
    let phone = Phone()
    let root = UIViewController()
    let router: MainRouter

    init() {
      router = MainRouter(navigationController: phone.navigation)
      router.setRootModule(root)
      phone.settle()
    }

    var stack: [UIViewController] {
      phone.settle()
      return phone.navigation.viewControllers
    }
  }

  @Test("a new root replaces the whole stack and completes the modules that were on it")
  func setRoot() {
    let scene = Scene()
    var departures = 0
    scene.router.push(UIViewController()) { departures += 1 }
    scene.phone.settle()
    let other = UIViewController()

    scene.router.setRootModule(other)

    #expect(scene.stack == [other] && departures == 1)
  }

  @Test("several modules can be pushed directly above another one")
  func pushAbove() {
    let scene = Scene()
    scene.router.push(UIViewController())
    let modules = [UIViewController(), UIViewController()]

    scene.router.push(modules, above: scene.root)

    #expect(scene.stack == [scene.root] + modules)
  }

  @Test("a module that is not on the stack is neither a base for pushes nor a target for pops")
  func strangers() {
    let scene = Scene()
    let top = UIViewController()
    scene.router.push(top)
    scene.phone.settle()

    scene.router.push([UIViewController()], above: UIViewController())
    scene.router.push([UIViewController()], above: nil)
    scene.router.push([], above: scene.root)
    scene.router.popToModule(UIViewController())
    scene.router.popToModule(nil)

    #expect(scene.stack == [scene.root, top])
  }

  @Test("a module is on the stack until its removal begins")
  func contains() {
    let scene = Scene()
    let top = UIViewController()
    scene.router.push(top)
    scene.phone.settle()
    #expect(
      scene.router.contains(top) && scene.router.contains(scene.root) && !scene.router.contains(nil)
    )

    scene.router.popModule()

    #expect(!scene.router.contains(top))
  }

  @Test("a module is showing if it is on the stack and not covered")
  func isShowing() {
    let scene = Scene()
    let top = UIViewController()
    #expect(
      scene.router.isShowing(scene.root) && !scene.router.isShowing(top)
        && !scene.router.isShowing(nil))

    scene.router.push(top)
    scene.phone.settle()

    #expect(scene.router.isShowing(top) && !scene.router.isShowing(scene.root))
  }

  @Test("a module can be presented over the stack and dismissed")
  func present() {
    let scene = Scene()
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    scene.router.present(alert)
    scene.phone.settle()
    #expect(scene.phone.alert === alert)

    scene.router.dismissModule(animated: false)
    scene.phone.settle()

    #expect(scene.phone.alert == nil)
  }

  // UIKit queues the second push, so its module is not on the stack when the first one appears.
  @Test("a module that is pushed while another one appears is completed only when it leaves")
  func queuedPush() {
    let scene = Scene()
    var departures = 0
    scene.router.push(UIViewController())
    scene.router.push(UIViewController()) { departures += 1 }
    #expect(scene.stack.count == 3 && departures == 0)

    scene.router.popModule()

    #expect(scene.stack.count == 2 && departures == 1)
  }

  @Test("the router retains no module that has left")
  func release() {
    let scene = Scene()
    weak var left: UIViewController?
    do {
      let module = UIViewController()
      left = module
      scene.router.push(module) {}
    }
    scene.phone.settle()
    #expect(left != nil)

    scene.router.popModule()
    scene.phone.settle()

    #expect(left == nil)
  }
}
