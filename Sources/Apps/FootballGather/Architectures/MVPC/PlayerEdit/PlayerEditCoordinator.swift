import FootballGather
import UIKit

/// Receives a callback when the edited player has been saved.
protocol PlayerEditCoordinatorDelegate: AnyObject {
  func didFinishEditing(_ player: Player)
}

/// Returns to the player when a value has been saved.
final class PlayerEditCoordinator: Coordinator {
  weak var parent: (any Coordinator)?
  weak var delegate: (any PlayerEditCoordinatorDelegate)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext
  private let player: Player
  private let field: PlayerField

  init(
    context: CoordinatorContext, parent: (any Coordinator)? = nil, player: Player,
    field: PlayerField
  ) {
    self.context = context
    self.parent = parent
    self.player = player
    self.field = field
  }

  func makeViewController() -> UIViewController {
    let controller: PlayerEditViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.services = context.services
    controller.player = player
    controller.field = field
    return controller
  }

  func didFinishEditing(_ player: Player) {
    delegate?.didFinishEditing(player)
    context.navController.popViewController(animated: true)
  }
}
