import FitnessAppointments
import UIKit

/// Navigates from the account to the choice of a home club, and to a trainer's own page.
final class AccountCoordinator: StackCoordinator {
  weak var parent: (any Coordinator)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext
  private weak var viewController: AccountViewController?

  init(context: CoordinatorContext, parent: (any Coordinator)?) {
    self.context = context
    self.parent = parent
  }

  func makeViewController() -> UIViewController {
    let controller: AccountViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.session = session
    viewController = controller
    return controller
  }

  // MARK: Navigation

  func navigateToClubs() {
    let coordinator = ClubsCoordinator(context: context, parent: self, flowType: .pick)
    coordinator.homeClubDelegate = self
    start(coordinator)
  }

  func navigateToOwnPage() {
    guard let trainerID = session.identity.trainerID else { return }
    let coordinator = TrainerCoordinator(
      context: context, parent: self, flowType: .page, trainerID: trainerID)
    coordinator.delegate = self
    start(coordinator)
  }

  /// Follows a link to the account.
  func open(animated: Bool) {
    let stack = context.navController.viewControllers
    guard stack.count > 1 else { return }
    context.navController.setViewControllers(Array(stack.prefix(1)), animated: animated)
  }
}

extension AccountCoordinator: ClubsCoordinatorDelegate {
  func didChooseHomeClub(_ id: Club.ID) {
    session.store.homeClubID = id
    viewController?.showIdentity()
    context.navController.popViewController(animated: true)
  }
}

extension AccountCoordinator: BookingDelegate {
  func didBook(_ draft: Draft) {
    returnToRoot(with: draft)
  }
}
