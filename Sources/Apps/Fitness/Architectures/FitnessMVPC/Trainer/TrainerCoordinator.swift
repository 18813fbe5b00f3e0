import FitnessAppointments
import UIKit

/// Navigates from a trainer to a similar one, and to the clubs for an appointment.
final class TrainerCoordinator: StackCoordinator {
  weak var parent: (any Coordinator)?
  weak var delegate: (any BookingDelegate)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext
  private let flowType: FlowType
  /// The subcategory through which the user reached the trainer; `nil` if the trainer's own class
  /// applies.
  private let subcategoryID: Subcategory.ID?
  private let trainerID: Trainer.ID
  private weak var viewController: TrainerViewController?

  init(
    context: CoordinatorContext, parent: (any Coordinator)?, flowType: FlowType,
    subcategoryID: Subcategory.ID? = nil, trainerID: Trainer.ID
  ) {
    self.context = context
    self.parent = parent
    self.flowType = flowType
    self.subcategoryID = subcategoryID
    self.trainerID = trainerID
  }

  func makeViewController() -> UIViewController {
    let controller: TrainerViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.session = session
    controller.trainerID = trainerID
    viewController = controller
    return controller
  }

  // MARK: Navigation

  func navigateToSimilar() {
    let coordinator = TrainerCoordinator(
      context: context, parent: self, flowType: flowType, subcategoryID: subcategoryID,
      trainerID: Catalogue.trainer(trainerID).similarID)
    coordinator.delegate = self
    start(coordinator)
  }

  func book() {
    if session.identity.isSignedIn {
      start(makeClubsCoordinator())
    } else {
      appCoordinator?.navigateToLogin(for: .book, delegate: self)
    }
  }

  /// Creates the clubs screen without showing it, for a link.
  func prepareClubs() -> UIViewController {
    prepare(makeClubsCoordinator())
  }

  private func makeClubsCoordinator() -> ClubsCoordinator {
    let trainer = Catalogue.trainer(trainerID)
    let coordinator = ClubsCoordinator(
      context: context, parent: self,
      flowType: flowType == .page ? FlowType(trainer.speciality) : flowType,
      subcategoryID: flowType == .gym ? subcategoryID : trainer.classID, trainerID: trainerID)
    coordinator.delegate = self
    return coordinator
  }
}

extension TrainerCoordinator: LoginCoordinatorDelegate {
  func didLogIn(for reason: LoginReason) {
    guard context.navController.topViewController === viewController,
      session.mayBook(trainerID)
    else { return }
    start(makeClubsCoordinator())
  }
}

extension TrainerCoordinator: BookingDelegate {
  func didBook(_ draft: Draft) {
    delegate?.didBook(draft)
  }
}
