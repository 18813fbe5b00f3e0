import UIKit

/// How a child coordinator is kept, and how it goes away when its screen does.
protocol ChildRemoval: AnyObject {
  /// The navigation controller of the app.
  func makeNavigationController() -> UINavigationController
  /// The app's coordinator starts; from it all others can be found.
  func begin(with appCoordinator: AppCoordinator)
  /// A child is about to show a screen.
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
