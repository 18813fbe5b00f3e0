import UIKit

/// A navigation controller that retains the coordinator of each screen for as long as the screen
/// is on its stack.
final class FlowNavigationController: UINavigationController, UINavigationControllerDelegate {
  private var viewControllersToChildCoordinators: [UIViewController: any Coordinator] = [:]
  // UIKit queues a push during a transition, so a screen may be absent because it has yet to
  // arrive.
  private var arriving: [UIViewController] = []

  func keep(_ coordinator: any Coordinator, showing controller: UIViewController) {
    viewControllersToChildCoordinators[controller] = coordinator
    arriving.append(controller)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    arriving.removeAll { viewControllers.contains($0) }
    let kept = viewControllers + arriving
    for controller in viewControllersToChildCoordinators.keys where !kept.contains(controller) {
      viewControllersToChildCoordinators[controller] = nil
    }
  }
}
