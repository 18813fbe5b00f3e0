import UIKit

/// Observes a stack, which users can also pop with the back button, a swipe or the back menu.
final class StackObserver: NSObject, UINavigationControllerDelegate {
  private let onChange: ([UIViewController]) -> Void

  init(onChange: @escaping ([UIViewController]) -> Void) {
    self.onChange = onChange
  }

  // `willShow` would be too early: a swipe may still be cancelled.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    onChange(navigationController.viewControllers)
  }
}
