import FitnessAppointments
import UIKit

/// Receives the outcome of a new appointment.
protocol SummaryCoordinatorDelegate: DatesCoordinatorDelegate {
  /// Called when the user wants to choose another slot, because this one is taken.
  func didRequestAnotherSlot()
}

/// Navigates from the summary to the note, and reports the outcome of the appointment.
final class SummaryCoordinator: StackCoordinator {
  weak var parent: (any Coordinator)?
  weak var delegate: (any SummaryCoordinatorDelegate)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext
  private let flowType: FlowType
  private let subcategoryID: Subcategory.ID?
  private let trainerID: Trainer.ID
  private let clubID: Club.ID
  private let slot: Slot
  private let note: String
  private weak var viewController: SummaryViewController?

  init(
    context: CoordinatorContext, parent: (any Coordinator)?, flowType: FlowType,
    subcategoryID: Subcategory.ID?, trainerID: Trainer.ID, clubID: Club.ID, slot: Slot,
    note: String
  ) {
    self.context = context
    self.parent = parent
    self.flowType = flowType
    self.subcategoryID = subcategoryID
    self.trainerID = trainerID
    self.clubID = clubID
    self.slot = slot
    self.note = note
  }

  func makeViewController() -> UIViewController {
    let controller: SummaryViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.session = session
    controller.draft = Draft(
      activity: flowType.activity ?? .any, subcategoryID: subcategoryID, trainerID: trainerID,
      clubID: clubID, slot: slot, note: note)
    viewController = controller
    return controller
  }

  // MARK: Navigation

  func navigateToNote(_ note: String) {
    let coordinator = NoteCoordinator(
      context: context.makeSheetContext(), parent: self, note: note)
    coordinator.delegate = self
    present(coordinator, over: context.navController)
  }

  func leave() {
    delegate?.didLeave()
  }

  func chooseAnotherSlot() {
    delegate?.didRequestAnotherSlot()
  }

  func didBook(_ draft: Draft) {
    delegate?.didBook(draft)
  }
}

extension SummaryCoordinator: NoteCoordinatorDelegate {
  func didWrite(_ note: String) {
    viewController?.didWrite(note)
  }
}
