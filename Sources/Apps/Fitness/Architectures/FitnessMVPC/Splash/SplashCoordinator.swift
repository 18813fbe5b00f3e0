import UIKit

/// Continues once the session has started.
protocol SplashCoordinatorDelegate: AnyObject {
  func sessionDidStart()
}

/// Navigates from the splash to the tabs.
final class SplashCoordinator: ScreenCoordinator {
  weak var parent: (any Coordinator)?
  weak var delegate: (any SplashCoordinatorDelegate)?
  var childCoordinators: [any Coordinator] = []
  let session: Session

  init(session: Session, parent: (any Coordinator)?) {
    self.session = session
    self.parent = parent
  }

  func makeViewController() -> UIViewController {
    let controller: SplashViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.session = session
    return controller
  }

  func navigateToTabs() {
    delegate?.sessionDidStart()
  }
}
