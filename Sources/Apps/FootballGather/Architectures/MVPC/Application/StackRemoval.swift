import UIKit

/// Removes every coordinator in the tree whose screen is no longer on the stack.
final class StackRemoval: ChildRemoval, UINavigationControllerDelegate {
  private weak var appCoordinator: AppCoordinator?
  // UIKit queues a push during a transition, so a screen may be absent because it has yet to
  // arrive.
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
