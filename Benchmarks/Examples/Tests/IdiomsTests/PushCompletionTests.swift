import Testing
import UIKit

// MARK: - Two helpers that the SDK lacks

extension UINavigationController {
  func pushViewController(
    _ viewController: UIViewController, animated: Bool, completion: @escaping () -> Void
  ) {
    pushViewController(viewController, animated: animated)

    guard animated, let coordinator = transitionCoordinator else {
      DispatchQueue.main.async { completion() }
      return
    }
    coordinator.animate(alongsideTransition: nil) { _ in completion() }
  }

  func popViewController(animated: Bool, completion: @escaping () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    popViewController(animated: animated)
    CATransaction.commit()
  }

  func popToRoot(animated: Bool = true, then push: UIViewController) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      self?.pushViewController(push, animated: animated)
    }
    popToRootViewController(animated: animated)
    CATransaction.commit()
  }
}

// MARK: - Test

@MainActor @Suite("Push and pop with a completion") struct PushCompletionTests {
  @Test("completions run after the transition, not inside the call", arguments: [true, false])
  func completion(animated: Bool) {
    let phone = Phone()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    phone.show(navigation)
    var calls: [String] = []

    navigation.pushViewController(UIViewController(), animated: animated) { calls.append("push") }
    #expect(calls.isEmpty)
    phone.settle()
    #expect(calls == ["push"])

    navigation.popViewController(animated: animated) { calls.append("pop") }
    #expect(calls == ["push"])
    phone.settle()
    #expect(calls == ["push", "pop"])
    #expect(navigation.viewControllers == [root])
  }

  @Test("a push can wait for a pop to the root")
  func popThenPush() {
    let phone = Phone()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    phone.show(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.pushViewController(UIViewController(), animated: false)
    phone.settle()

    let next = UIViewController()
    navigation.popToRoot(then: next)
    #expect(navigation.viewControllers == [root])
    phone.settle()

    #expect(navigation.viewControllers == [root, next])
    #expect(phone.screen === next)
  }
}
