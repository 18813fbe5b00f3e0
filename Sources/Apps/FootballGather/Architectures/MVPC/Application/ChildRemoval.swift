import UIKit

/// A strategy that retains child coordinators, and removes them when their screens leave the stack.
protocol ChildRemoval: AnyObject {
  /// Creates the navigation controller of the app.
  func makeNavigationController() -> UINavigationController
  /// Called when the app's coordinator starts; all other coordinators are reachable from it.
  func begin(with appCoordinator: AppCoordinator)
  /// Called when a child is about to show a screen.
  func keep(
    _ child: any Coordinator, of parent: any Coordinator, showing controller: UIViewController)
}

extension ChildRemoval {
  func makeNavigationController() -> UINavigationController {
    UINavigationController()
  }

  func begin(with appCoordinator: AppCoordinator) {}

  func keep(
    _ child: any Coordinator, of parent: any Coordinator, showing controller: UIViewController
  ) {
    parent.childCoordinators.append(child)
  }
}
