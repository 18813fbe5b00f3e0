import FitnessAppointments
import UIKit

/// Navigates from the trainers of a subcategory to one of them.
final class TrainersCoordinator: StackCoordinator {
  weak var parent: (any Coordinator)?
  weak var delegate: (any BookingDelegate)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext
  private let flowType: FlowType
  private let subcategoryID: Subcategory.ID

  init(
    context: CoordinatorContext, parent: (any Coordinator)?, flowType: FlowType,
    subcategoryID: Subcategory.ID
  ) {
    self.context = context
    self.parent = parent
    self.flowType = flowType
    self.subcategoryID = subcategoryID
  }

  func makeViewController() -> UIViewController {
    let controller: TrainersViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.session = session
    controller.subcategory = Catalogue.subcategory(subcategoryID)
    return controller
  }

  func navigateToTrainer(_ id: Trainer.ID) {
    let coordinator = TrainerCoordinator(
      context: context, parent: self, flowType: flowType, subcategoryID: subcategoryID,
      trainerID: id)
    coordinator.delegate = self
    start(coordinator)
  }
}

extension TrainersCoordinator: BookingDelegate {
  func didBook(_ draft: Draft) {
    delegate?.didBook(draft)
  }
}
