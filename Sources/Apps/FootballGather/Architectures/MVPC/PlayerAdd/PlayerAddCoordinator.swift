import FootballGather
import UIKit

/// Hears that there is a new player.
protocol PlayerAddCoordinatorDelegate: AnyObject {
  func playerWasAdded()
}

/// Leads back from a player that was added.
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
