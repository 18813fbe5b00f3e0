import UIKit

/// A navigation controller that is part of the flow: it keeps the coordinator of each screen for as long as the screen
/// is on its stack.
final class FlowNavigationController: UINavigationController, UINavigationControllerDelegate {
  private var viewControllersToChildCoordinators: [UIViewController: any Coordinator] = [:]

  func keep(_ coordinator: any Coordinator, showing controller: UIViewController) {
    viewControllersToChildCoordinators[controller] = coordinator
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    for controller in viewControllersToChildCoordinators.keys
    where !viewControllers.contains(controller) {
      viewControllersToChildCoordinators[controller] = nil
    }
  }
}
