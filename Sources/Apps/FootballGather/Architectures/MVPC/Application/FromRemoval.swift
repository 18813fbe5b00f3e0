import UIKit

/// Removes the coordinator of the screen that a transition came from, once that screen has left the stack.
///
/// It sees one screen a transition: what lies between it and the screen that is shown stays, and so does a coordinator
/// that has no parent, and everything after a transition without animation.
final class FromRemoval: ChildRemoval, UINavigationControllerDelegate {
  func begin(with appCoordinator: AppCoordinator) {
    appCoordinator.context.navController.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard
      let left = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(left),
      let coordinator = (left as? any Coordinatable)?.coordinator
    else { return }
    coordinator.parent?.childCoordinators.removeAll { $0 === coordinator }
  }
}
