import GatherTestSupport
import NavigationTestSupport
import Testing
import UIKit

@testable import VIP

@MainActor @Suite("Stack router") struct StackRouterTests {
  /// A router on a phone with a root.
  @MainActor private struct Scene {
    let phone = Phone()
    let root = UIViewController()
    let router: StackRouter

    init(above: UIViewController...) {
      router = StackRouter(phone.navigation, isRetained: false)
      phone.show(root)
      for controller in above {
        router.push(controller)
        phone.settle()
      }
    }

    var stack: [UIViewController] {
      phone.settle()
      return phone.navigation.viewControllers
    }
  }

  @Test("only the top screen closes itself")
  func pop() {
    let (lower, upper) = (UIViewController(), UIViewController())
    let scene = Scene(above: lower, upper)

    scene.router.pop(lower)
    scene.router.pop(nil)
    scene.router.pop(lower, to: scene.root)
    scene.router.pop(upper, to: nil)
    scene.router.popToRoot(from: lower)
    #expect(scene.stack == [scene.root, lower, upper])

    scene.router.pop(upper)
    #expect(scene.stack == [scene.root, lower])
  }

  @Test("the top screen can close several screens at once")
  func popTo() {
    let top = UIViewController()
    for isToRoot in [true, false] {
      let scene = Scene(above: UIViewController(), UIViewController(), top)

      if isToRoot {
        scene.router.popToRoot(from: top)
      } else {
        scene.router.pop(top, to: scene.root)
      }

      #expect(scene.stack == [scene.root])
    }
  }

  @Test("the lowest controller of a class is found, if there is one")
  func find() {
    let (first, second) = (UITableViewController(), UITableViewController())
    let scene = Scene(above: first, second)

    #expect(scene.router.find() as UITableViewController? === first)
    #expect(scene.router.find() as UITabBarController? == nil)
    #expect(scene.router.contains(second) && !scene.router.contains(UIViewController()))
  }

  @Test("the screens above a screen are replaced in one change, and an alert is dismissed")
  func show() {
    let scene = Scene(above: UIViewController(), UIViewController())
    scene.phone.navigation.present(
      UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
    scene.phone.settle()
    let above = [UIViewController(), UIViewController()]

    scene.router.show(above, above: scene.root)

    #expect(scene.stack == [scene.root] + above && scene.phone.alert == nil)
  }

  @Test("nothing can be shown above a screen that has left")
  func showAboveStranger() {
    let top = UIViewController()
    let scene = Scene(above: top)

    scene.router.show([], above: UIViewController())
    scene.router.show([], above: nil)

    #expect(scene.stack == [scene.root, top])
  }

  // As published, a router retains the stack; the default is a weak reference.
  @Test("only the published variant retains the stack", arguments: [true, false])
  func retained(_ isRetained: Bool) {
    let phone = Phone()
    weak var left: UINavigationController?
    let router: StackRouter
    do {
      let navigation = UINavigationController()
      left = navigation
      router = StackRouter(navigation, isRetained: isRetained)
    }
    phone.settle()

    #expect((left != nil) == isRetained)
    router.push(UIViewController())
    #expect(left?.viewControllers.count == (isRetained ? 1 : nil))
  }

  @Test("any sequence of calls changes the stack as it would change an array", arguments: 0..<30)
  func sequences(_ seed: UInt64) {
    let scene = Scene()
    var random = RandomEvents(seed: seed)
    var model = [scene.root]
    for step in 0..<80 {
      let index = random.number(below: model.count)
      let new = UIViewController()
      switch random.number(below: 5) {
      case 0, 1:
        scene.router.push(new)
        model.append(new)
      case 2:
        scene.router.pop(model[index])
        if index == model.count - 1, index > 0 { model.removeLast() }
      case 3:
        scene.router.pop(model.last, to: model[index])
        model.removeLast(model.count - 1 - index)
      default:
        scene.router.show([new], above: model[index])
        model = model[...index] + [new]
      }
      #expect(scene.stack == model, "step \(step)")
    }
  }
}
