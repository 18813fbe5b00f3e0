import FootballGather
import UIKit

/// Receives a callback when a player has been added.
protocol PlayerAddCoordinatorDelegate: AnyObject {
  func playerWasAdded()
}

/// Returns to the list when a player has been added.
final class PlayerAddCoordinator: Coordinator {
  weak var parent: (any Coordinator)?
  weak var delegate: (any PlayerAddCoordinatorDelegate)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext

  init(context: CoordinatorContext, parent: (any Coordinator)?) {
    self.context = context
    self.parent = parent
  }

  func makeViewController() -> UIViewController {
    let controller: PlayerAddViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.services = context.services
    return controller
  }

  func playerWasAdded() {
    delegate?.playerWasAdded()
    context.navController.popViewController(animated: true)
  }
}
