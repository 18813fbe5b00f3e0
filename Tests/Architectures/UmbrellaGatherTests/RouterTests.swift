import GatherTestSupport
import Testing
import UIKit

@testable import Umbrella

@MainActor @Suite("Router") struct RouterTests {
  /// A router on a phone that shows a root.
  @MainActor private struct Scene {
    let phone = Phone()
    let root = UIViewController()
    let router: Router

    init(observesStack: Bool = true) {
      router = Router(rootController: phone.navigation, observesStack: observesStack)
      phone.show(root)
    }

    var stack: [UIViewController] {
      phone.settle()
      return phone.navigation.viewControllers
    }

    var presented: UIViewController? {
      phone.settle()
      return phone.navigation.presentedViewController
    }
  }

  @Test("present(_:) and present(_:animated:) show a module over the stack")
  func present() {
    let scene = Scene()
    let (first, second) = (UIViewController(), UIViewController())

    scene.router.present(first)
    #expect(scene.presented === first)
    scene.router.dismissModule(animated: false, completion: nil)
    scene.phone.settle()
    scene.router.present(second, animated: false)

    #expect(scene.presented === second)
  }

  @Test("the three ways to push add a module")
  func push() {
    let scene = Scene()
    let modules = (0..<3).map { _ in UIViewController() }

    scene.router.push(modules[0])
    scene.router.push(modules[1], animated: false)
    scene.router.push(modules[2], animated: false, completion: nil)

    #expect(scene.stack == [scene.root] + modules)
  }

  @Test("passing nil as a module has no effect")
  func nothing() {
    let scene = Scene()

    scene.router.push(nil)
    scene.router.present(nil)
    scene.router.setRootModule(nil)
    scene.router.popToModule(nil)

    #expect(scene.stack == [scene.root])
    #expect(scene.presented == nil)
  }

  @Test("popModule() and popModule(animated:) remove the top module")
  func pop() {
    let scene = Scene()
    scene.router.push(UIViewController(), animated: false)
    scene.router.push(UIViewController(), animated: false)

    scene.router.popModule()
    #expect(scene.stack.count == 2)
    scene.router.popModule(animated: false)

    #expect(scene.stack == [scene.root])
  }

  @Test("the two ways to dismiss remove what covers the stack, and run the completion")
  func dismiss() {
    let scene = Scene()
    scene.router.present(UIViewController(), animated: false)
    scene.phone.settle()
    scene.router.dismissModule()
    #expect(scene.presented == nil)

    var completions = 0
    scene.router.present(UIViewController(), animated: false)
    scene.phone.settle()
    scene.router.dismissModule(animated: false) { completions += 1 }

    #expect(scene.presented == nil)
    #expect(completions == 1)
  }

  @Test("the two ways to set the root replace the stack, with or without a bar")
  func setRoot() {
    let scene = Scene()
    let (first, second) = (UIViewController(), UIViewController())

    scene.router.setRootModule(first)
    #expect(scene.stack == [first])
    #expect(!scene.phone.navigation.isNavigationBarHidden)
    scene.router.setRootModule(second, hideBar: true)

    #expect(scene.stack == [second])
    #expect(scene.phone.navigation.isNavigationBarHidden)
  }

  @Test("popToRootModule(animated:) leaves only the root")
  func popToRoot() {
    let scene = Scene()
    for _ in 0..<2 { scene.router.push(UIViewController(), animated: false) }

    scene.router.popToRootModule(animated: true)

    #expect(scene.stack == [scene.root])
  }

  @Test("popToModule(_:) can pop several modules, and ignores a module that is not on the stack")
  func popToModule() {
    let scene = Scene()
    for _ in 0..<2 { scene.router.push(UIViewController(), animated: false) }
    scene.router.popToModule(UIViewController())
    #expect(scene.stack.count == 3)

    scene.router.popToModule(scene.root)

    #expect(scene.stack == [scene.root])
  }

  @Test("setModules(_:above:completion:) replaces what is above a module, and closes an alert")
  func setModules() {
    let scene = Scene()
    scene.router.push(UIViewController(), animated: false)
    scene.router.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert))
    scene.phone.settle()
    let modules = [UIViewController(), UIViewController()]

    scene.router.setModules(modules, above: scene.root, completion: nil)

    #expect(scene.stack == [scene.root] + modules)
    #expect(scene.presented == nil)
  }

  // MARK: Completions

  @Test("a module's completion runs once, when the user has gone back")
  func back() throws {
    let scene = Scene()
    var completions = 0
    scene.router.push(UIViewController(), animated: true) { completions += 1 }
    scene.phone.settle()
    #expect(completions == 0)

    try scene.phone.goBack()
    scene.router.push(UIViewController(), animated: false)
    #expect(scene.stack.count == 2)

    #expect(completions == 1)
  }

  @Test("every module that leaves in one change is completed")
  func several() {
    let scene = Scene()
    var completed: [Int] = []
    for index in 0..<3 {
      scene.router.push(UIViewController(), animated: false) { completed.append(index) }
      scene.phone.settle()
    }

    scene.router.popToModule(scene.root)
    scene.phone.settle()

    #expect(completed.sorted() == [0, 1, 2])
  }

  @Test("the first module of a link is completed when it has left")
  func link() throws {
    let scene = Scene()
    var completions = 0
    scene.router.setModules([UIViewController(), UIViewController()], above: scene.root) {
      completions += 1
    }
    scene.phone.settle()
    try scene.phone.goBack()
    #expect(completions == 0)

    try scene.phone.goBack()

    #expect(completions == 1)
  }

  @Test("a module whose push waits for a transition does not count as having left")
  func queued() {
    let scene = Scene()
    var completions = 0
    scene.router.push(UIViewController(), animated: true) { completions += 1 }
    scene.router.push(UIViewController(), animated: true) { completions += 1 }

    #expect(scene.stack.count == 3)
    #expect(completions == 0)
  }

  @Test("without observation, no completion runs")
  func unobserved() throws {
    let scene = Scene(observesStack: false)
    var completions = 0
    scene.router.push(UIViewController(), animated: true) { completions += 1 }
    scene.phone.settle()

    try scene.phone.goBack()

    #expect(completions == 0)
  }

  @Test("the router keeps neither its stack nor its modules alive")
  func release() {
    let phone = Phone()
    var navigation: UINavigationController? = UINavigationController()
    weak let leftStack = navigation
    weak var leftModule: UIViewController?
    let router = navigation.map { Router(rootController: $0, observesStack: true) }
    do {
      let module = UIViewController()
      leftModule = module
      router?.push(module, animated: false) {}
    }

    navigation = nil
    phone.settle()

    #expect(leftStack == nil && leftModule == nil)
    #expect(router?.toPresent == nil)
  }
}
