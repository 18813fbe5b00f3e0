import GatherTestSupport
import NavigationTestSupport
import Testing
import UIKit

@testable import CoordinatedSurfMVP

@MainActor @Suite("Random changes of the router's stack") struct MainRouterSequenceTests {
  /// A module with a number, which is never on the stack twice.
  private final class Module: UIViewController {
    let number: Int

    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A router, with a model of its stack and of the completions that are still to run.
  @MainActor private final class Scene {
    let phone = Phone()
    let router: MainRouter
    private var random: RandomEvents
    private var made = 0
    private var model: [Module] = []
    private var watched: Set<Int> = []
    private(set) var expected: [Int] = []
    private(set) var departed: [Int] = []

    init(seed: UInt64) {
      random = RandomEvents(seed: seed)
      router = MainRouter(navigationController: phone.navigation)
      let root = make()
      router.setRootModule(root)
      phone.settle()
      model = [root]
    }

    private func make() -> Module {
      made += 1
      return Module(made)
    }

    var agrees: Bool { phone.navigation.viewControllers == model && departed == expected }

    func change() throws {
      switch random.number(below: 7) {
      case 0, 1, 2: push()
      case 3: replace()
      case 4: popToAny()
      case 5:
        router.popToRootModule()
        leave(after: 1)
      default: try back()
      }
      phone.settle()
    }

    private func push() {
      let module = make()
      if random.number(below: 3) > 0 {
        watched.insert(module.number)
        router.push(module) { [unowned self] in departed.append(module.number) }
      } else {
        router.push(module)
      }
      model.append(module)
    }

    private func replace() {
      let count = 1 + random.number(below: model.count)
      let modules = (0...random.number(below: 2)).map { _ in make() }
      let first = modules[0].number
      router.push(modules, above: model[count - 1]) { [unowned self] in departed.append(first) }
      leave(after: count)
      watched.insert(first)
      model += modules
    }

    private func popToAny() {
      let count = 1 + random.number(below: model.count)
      router.popToModule(model[count - 1])
      leave(after: count)
    }

    private func back() throws {
      guard model.count > 1 else { return }
      if random.number(below: 2) == 0 { router.popModule() } else { try phone.goBack() }
      leave(after: model.count - 1)
    }

    /// Removes all modules except the lowest `count` from the model, and expects their completions
    /// from the top down.
    private func leave(after count: Int) {
      expected += model[count...].reversed().map(\.number).filter(watched.contains)
      model.removeLast(model.count - count)
    }
  }

  @Test(
    "each completion runs once, after its module has left, from the top module down",
    arguments: 0..<30)
  func completions(_ seed: UInt64) throws {
    let scene = Scene(seed: seed)
    for step in 0..<100 {
      try scene.change()
      try #require(scene.agrees, "step \(step)")
    }
    #expect(scene.departed.count > 10)
  }
}
