import FitnessAppointments
import UIKit

/// Receives the club that the user has chosen as the home club.
protocol ClubsCoordinatorDelegate: AnyObject {
  func didChooseHomeClub(_ id: Club.ID)
}

/// Navigates from the clubs to the dates, or returns a home club.
final class ClubsCoordinator: StackCoordinator {
  weak var parent: (any Coordinator)?
  weak var delegate: (any BookingDelegate)?
  weak var homeClubDelegate: (any ClubsCoordinatorDelegate)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext
  private let flowType: FlowType
  private let subcategoryID: Subcategory.ID?
  /// `nil` for the choice of a home club.
  private let trainerID: Trainer.ID!
  private let note: String
  private weak var viewController: ClubsViewController?

  init(
    context: CoordinatorContext, parent: (any Coordinator)?, flowType: FlowType,
    subcategoryID: Subcategory.ID? = nil, trainerID: Trainer.ID? = nil, note: String = ""
  ) {
    self.context = context
    self.parent = parent
    self.flowType = flowType
    self.subcategoryID = subcategoryID
    self.trainerID = trainerID
    self.note = note
  }

  func makeViewController() -> UIViewController {
    let controller: ClubsViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.checkedID = session.store.homeClubID
    viewController = controller
    return controller
  }

  func didSelect(_ club: Club) {
    if flowType == .pick {
      homeClubDelegate?.didChooseHomeClub(club.id)
    } else {
      navigateToDates(in: club.id)
    }
  }

  private func navigateToDates(in clubID: Club.ID) {
    let coordinator = DatesCoordinator(
      context: context, parent: self, flowType: flowType, subcategoryID: subcategoryID,
      trainerID: trainerID, clubID: clubID, note: note)
    coordinator.delegate = self
    start(coordinator)
  }
}

extension ClubsCoordinator: DatesCoordinatorDelegate {
  func didBook(_ draft: Draft) {
    delegate?.didBook(draft)
  }

  func didLeave() {
    let stack = context.navController.viewControllers
    guard let viewController, let index = stack.firstIndex(of: viewController), index > 0 else {
      return
    }
    context.navController.popToViewController(stack[index - 1], animated: true)
  }
}
