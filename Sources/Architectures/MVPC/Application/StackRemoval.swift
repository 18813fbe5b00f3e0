import UIKit

/// Removes every coordinator whose screen is not on the stack any more, wherever it is in the tree.
final class StackRemoval: ChildRemoval, UINavigationControllerDelegate {
  private weak var appCoordinator: AppCoordinator?

  func begin(with appCoordinator: AppCoordinator) {
    self.appCoordinator = appCoordinator
    appCoordinator.context.navController.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let coordinators = navigationController.viewControllers.compactMap {
      ($0 as? any Coordinatable)?.coordinator
    }
    if let appCoordinator { removeChildren(of: appCoordinator, notIn: coordinators) }
  }

  private func removeChildren(of parent: any Coordinator, notIn shown: [any Coordinator]) {
    parent.childCoordinators.removeAll { child in !shown.contains { $0 === child } }
    for child in parent.childCoordinators { removeChildren(of: child, notIn: shown) }
  }
}
