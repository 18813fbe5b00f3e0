import FitnessAppointments
import UIKit

/// Navigates from the subcategories to the trainers of a subcategory, or to the trainer of a class.
final class SubcategoriesCoordinator: StackCoordinator {
  weak var parent: (any Coordinator)?
  weak var delegate: (any BookingDelegate)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext
  private let flowType: FlowType
  private weak var viewController: SubcategoriesViewController?

  init(context: CoordinatorContext, parent: (any Coordinator)?, flowType: FlowType) {
    self.context = context
    self.parent = parent
    self.flowType = flowType
  }

  func makeViewController() -> UIViewController {
    let controller: SubcategoriesViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.session = session
    controller.activity = flowType == .gym ? .gym : .group
    viewController = controller
    return controller
  }

  // MARK: Navigation

  func didSelect(_ subcategory: Subcategory) {
    if flowType == .gym {
      navigateToTrainers(of: subcategory.id)
    } else if session.identity == .offline {
      viewController?.presentOfflineAlert()
    } else {
      viewController?.findTrainer(of: subcategory.id)
    }
  }

  private func navigateToTrainers(of subcategoryID: Subcategory.ID) {
    let coordinator = TrainersCoordinator(
      context: context, parent: self, flowType: flowType, subcategoryID: subcategoryID)
    coordinator.delegate = self
    start(coordinator)
  }

  func navigateToTrainer(_ id: Trainer.ID) {
    let coordinator = TrainerCoordinator(
      context: context, parent: self, flowType: flowType, trainerID: id)
    coordinator.delegate = self
    start(coordinator)
  }
}

extension SubcategoriesCoordinator: BookingDelegate {
  func didBook(_ draft: Draft) {
    delegate?.didBook(draft)
  }
}
