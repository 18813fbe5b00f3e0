import FootballGather
import UIKit

/// Receives a callback when a player has been edited.
protocol PlayerDetailCoordinatorDelegate: AnyObject {
  func didEdit(_ player: Player)
}

/// Navigates from a player to the edit screen of a value.
final class PlayerDetailCoordinator: Coordinator {
  weak var parent: (any Coordinator)?
  weak var delegate: (any PlayerDetailCoordinatorDelegate)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext
  private let player: Player
  private var detailViewController: PlayerDetailViewController?

  init(context: CoordinatorContext, parent: (any Coordinator)?, player: Player) {
    self.context = context
    self.parent = parent
    self.player = player
  }

  func makeViewController() -> UIViewController {
    let controller: PlayerDetailViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.player = player
    detailViewController = controller
    return controller
  }

  func navigateToEdit(_ field: PlayerField) {
    if let coordinator = makeEditCoordinator(for: field) { start(coordinator) }
  }

  /// Creates the edit screen for a link, without showing it.
  func prepareEdit(of field: PlayerField) -> UIViewController? {
    makeEditCoordinator(for: field).map { prepare($0) }
  }

  // As published, the edit coordinator's parent is not set.
  private func makeEditCoordinator(for field: PlayerField) -> PlayerEditCoordinator? {
    guard let player = detailViewController?.player else { return nil }
    let coordinator = PlayerEditCoordinator(context: context, player: player, field: field)
    coordinator.delegate = self
    return coordinator
  }
}

extension PlayerDetailCoordinator: PlayerEditCoordinatorDelegate {
  func didFinishEditing(_ player: Player) {
    detailViewController?.updateData(player)
    delegate?.didEdit(player)
  }
}
