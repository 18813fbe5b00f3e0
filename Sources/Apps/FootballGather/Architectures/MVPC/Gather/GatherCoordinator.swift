import FootballGather
import UIKit

/// Receives a callback when the gather ends.
protocol GatherCoordinatorDelegate: AnyObject {
  func didEndGather()
}

/// Shows a gather, and notifies the delegate when the gather ends.
final class GatherCoordinator: Coordinator {
  weak var parent: (any Coordinator)?
  weak var delegate: (any GatherCoordinatorDelegate)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext
  private let gather: Gather

  init(context: CoordinatorContext, parent: (any Coordinator)?, gather: Gather) {
    self.context = context
    self.parent = parent
    self.gather = gather
  }

  func makeViewController() -> UIViewController {
    let controller: GatherViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.services = context.services
    controller.gather = gather
    return controller
  }

  func didEndGather() {
    delegate?.didEndGather()
  }
}
