import UIKit

/// Removes the coordinator of the screen that a transition started from, if the screen has left.
///
/// It handles one screen per transition. It misses any screens between this one and the new top,
/// coordinators without a parent, and transitions without animation.
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
