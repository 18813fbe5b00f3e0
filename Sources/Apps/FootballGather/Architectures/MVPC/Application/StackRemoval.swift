import UIKit

/// Removes every coordinator whose screen is not on the stack any more, wherever it is in the tree.
final class StackRemoval: ChildRemoval, UINavigationControllerDelegate {
  private weak var appCoordinator: AppCoordinator?
  // UIKit queues a screen that comes during a transition: not there yet is not gone.
  private var arriving: [UIViewController] = []

  func begin(with appCoordinator: AppCoordinator) {
    self.appCoordinator = appCoordinator
    appCoordinator.context.navController.delegate = self
  }

  func keep(
    _ child: any Coordinator, of parent: any Coordinator, showing controller: UIViewController
  ) {
    parent.childCoordinators.append(child)
    arriving.append(controller)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let stack = navigationController.viewControllers
    arriving.removeAll { stack.contains($0) }
    let coordinators = (stack + arriving).compactMap { ($0 as? any Coordinatable)?.coordinator }
    if let appCoordinator { removeChildren(of: appCoordinator, notIn: coordinators) }
  }

  private func removeChildren(of parent: any Coordinator, notIn shown: [any Coordinator]) {
    parent.childCoordinators.removeAll { child in !shown.contains { $0 === child } }
    for child in parent.childCoordinators { removeChildren(of: child, notIn: shown) }
  }
}
