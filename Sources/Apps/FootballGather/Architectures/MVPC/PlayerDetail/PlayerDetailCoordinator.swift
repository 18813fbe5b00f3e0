import FootballGather
import UIKit

/// Hears of a player that was edited.
protocol PlayerDetailCoordinatorDelegate: AnyObject {
  func didEdit(_ player: Player)
}

/// Leads from a player to one of their values.
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

  /// The edit screen for a link, not shown yet.
  func prepareEdit(of field: PlayerField) -> UIViewController? {
    makeEditCoordinator(for: field).map { prepare($0) }
  }

  // As published, the edit coordinator is not told its parent.
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
