import Testing
import UIKit

// MARK: - A router that reports when a pushed controller has left the stack

final class StackRouter: NSObject, UINavigationControllerDelegate {
  private let navigationController: UINavigationController
  private var completions: [UIViewController: () -> Void] = [:]

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  func push(_ controller: UIViewController, animated: Bool = true, onPop: (() -> Void)? = nil) {
    if let onPop = onPop { completions[controller] = onPop }
    navigationController.pushViewController(controller, animated: animated)
  }

  func pop(animated: Bool = true) {
    if let controller = navigationController.popViewController(animated: animated) {
      runCompletion(for: controller)
    }
  }

  func popToRoot(animated: Bool = true) {
    navigationController.popToRootViewController(animated: animated)?
      .forEach { runCompletion(for: $0) }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard
      let popped = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(popped)
    else { return }
    runCompletion(for: popped)
  }

  private func runCompletion(for controller: UIViewController) {
    completions.removeValue(forKey: controller)?()
  }
}

// MARK: - Test

@MainActor @Suite("Router with completions by controller") struct RouterCompletionTests {
  @Test("a completion runs once, however the controller leaves, but not after a cancelled swipe")
  func waysOff() {
    let phone = Phone()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let router = StackRouter(navigationController: navigation)
    phone.show(navigation)
    var popped: [String] = []
    weak var last: UIViewController?
    func push(_ name: String) {
      let controller = UIViewController()
      last = controller
      router.push(controller) { popped.append(name) }
      phone.settle()
    }

    push("back")
    phone.doing { $0.tapBack() }
    #expect(popped == ["back"])

    push("swipe")
    #expect(phone.device.beginSwipeBack().isDelivered)
    phone.device.endSwipeBack(cancelled: true)
    phone.settle()
    #expect(popped == ["back"])
    #expect(phone.device.beginSwipeBack().isDelivered)
    phone.device.endSwipeBack(cancelled: false)
    phone.settle()
    #expect(popped == ["back", "swipe"])

    push("code")
    router.pop()
    phone.settle()
    #expect(popped == ["back", "swipe", "code"])

    push("lower")
    push("upper")
    router.popToRoot()
    phone.settle()
    #expect(popped == ["back", "swipe", "code", "lower", "upper"])
    #expect(last == nil)
  }
}
