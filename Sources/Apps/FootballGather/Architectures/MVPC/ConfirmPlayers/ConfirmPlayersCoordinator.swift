import FootballGather
import UIKit

/// Receives a callback when the gather ends.
protocol ConfirmPlayersCoordinatorDelegate: AnyObject {
  func didEndGather()
}

/// Navigates from the teams to the gather.
final class ConfirmPlayersCoordinator: Coordinator {
  weak var parent: (any Coordinator)?
  weak var delegate: (any ConfirmPlayersCoordinatorDelegate)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext
  private let players: [Player]

  init(context: CoordinatorContext, parent: (any Coordinator)?, players: [Player]) {
    self.context = context
    self.parent = parent
    self.players = players
  }

  func makeViewController() -> UIViewController {
    let controller: ConfirmPlayersViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.services = context.services
    controller.players = players
    return controller
  }

  func navigateToGather(_ gather: Gather) {
    let gatherCoordinator = GatherCoordinator(context: context, parent: self, gather: gather)
    gatherCoordinator.delegate = self
    start(gatherCoordinator)
  }
}

extension ConfirmPlayersCoordinator: GatherCoordinatorDelegate {
  func didEndGather() {
    delegate?.didEndGather()
  }
}
