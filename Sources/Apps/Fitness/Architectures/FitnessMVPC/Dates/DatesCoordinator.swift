import FitnessAppointments
import UIKit

/// Receives the outcome of a new appointment from a later screen.
protocol DatesCoordinatorDelegate: BookingDelegate {
  func didLeave()
}

/// Navigates from the dates to the summary.
final class DatesCoordinator: StackCoordinator {
  weak var parent: (any Coordinator)?
  weak var delegate: (any DatesCoordinatorDelegate)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext
  private let flowType: FlowType
  private let subcategoryID: Subcategory.ID?
  private let trainerID: Trainer.ID
  private let clubID: Club.ID
  private let note: String
  private weak var viewController: DatesViewController?

  init(
    context: CoordinatorContext, parent: (any Coordinator)?, flowType: FlowType,
    subcategoryID: Subcategory.ID?, trainerID: Trainer.ID, clubID: Club.ID, note: String
  ) {
    self.context = context
    self.parent = parent
    self.flowType = flowType
    self.subcategoryID = subcategoryID
    self.trainerID = trainerID
    self.clubID = clubID
    self.note = note
  }

  func makeViewController() -> UIViewController {
    let controller: DatesViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.session = session
    controller.trainerID = trainerID
    controller.clubID = clubID
    viewController = controller
    return controller
  }

  func navigateToSummary(at slot: Slot) {
    let coordinator = SummaryCoordinator(
      context: context, parent: self, flowType: flowType, subcategoryID: subcategoryID,
      trainerID: trainerID, clubID: clubID, slot: slot, note: note)
    coordinator.delegate = self
    start(coordinator)
  }
}

extension DatesCoordinator: SummaryCoordinatorDelegate {
  func didBook(_ draft: Draft) {
    delegate?.didBook(draft)
  }

  func didLeave() {
    delegate?.didLeave()
  }

  func didRequestAnotherSlot() {
    guard let viewController else { return }
    context.navController.popToViewController(viewController, animated: false)
    viewController.reload()
  }
}
