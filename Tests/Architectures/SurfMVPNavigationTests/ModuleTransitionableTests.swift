import GatherTestSupport
import NavigationTestSupport
import Testing
import UIKit

@testable import SurfMVP

/// The transitions that modules perform for their routers.
@MainActor @Suite("Transitions of a module") struct ModuleTransitionableTests {
  private final class Module: UIViewController, ModuleTransitionable {}

  /// A module above a root, on a phone.
  @MainActor private struct Scene {
    let phone = Phone()
    let root = Module()
    let module = Module()

    init() {
      phone.show(root, module)
    }

    var stack: [UIViewController] {
      phone.settle()
      return phone.navigation.viewControllers
    }
  }

  @Test("a module can be pushed, and the top module can be popped")
  func pushAndPop() {
    let scene = Scene()
    let top = Module()

    scene.module.push(module: top, animated: true)
    #expect(scene.stack == [scene.root, scene.module, top])
    scene.module.pop()

    #expect(scene.stack == [scene.root, scene.module])
  }

  @Test("a module knows which modules are above it and whether it is on a stack")
  func above() {
    let scene = Scene()

    #expect(scene.root.modulesAbove == [scene.module] && scene.module.modulesAbove == [])
    #expect(scene.root.isInStack && !Module().isInStack && Module().modulesAbove == [])
  }

  @Test("the modules above a module are replaced, and an alert is dismissed")
  func replacement() {
    let scene = Scene()
    scene.module.presentModule {
      UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    }
    scene.phone.settle()
    #expect(scene.phone.alert != nil)
    let modules = [Module(), Module()]

    scene.root.replaceModulesAbove(with: modules)

    #expect(scene.stack == [scene.root] + modules && scene.phone.alert == nil)
  }

  @Test("a module that has left replaces and presents nothing")
  func stranger() {
    let scene = Scene()
    let stranger = Module()

    stranger.replaceModulesAbove(with: [])
    stranger.presentModule { UIAlertController(title: nil, message: nil, preferredStyle: .alert) }

    #expect(scene.stack == [scene.root, scene.module] && scene.phone.alert == nil)
  }

  @Test("a covered module presents nothing and does not even create the alert")
  func covered() {
    let scene = Scene()
    var made = 0

    scene.root.presentModule {
      made += 1
      return UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    }
    scene.phone.settle()

    #expect(made == 0 && scene.phone.alert == nil)
  }

  @Test("any sequence of calls changes the stack as it would change an array", arguments: 0..<30)
  func sequences(_ seed: UInt64) {
    let scene = Scene()
    var random = RandomEvents(seed: seed)
    var model = [scene.root, scene.module]
    for step in 0..<80 {
      let index = random.number(below: model.count)
      switch random.number(below: 4) {
      case 0, 1:
        let new = Module()
        model[index].push(module: new, animated: true)
        model.append(new)
      case 2:
        model[index].pop()
        if model.count > 1 { model.removeLast() }
      default:
        let above = (0..<random.number(below: 3)).map { _ in Module() }
        model[index].replaceModulesAbove(with: above)
        model = model[...index] + above
      }
      #expect(scene.stack == model, "step \(step)")
    }
  }
}
