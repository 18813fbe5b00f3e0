import FitnessAppointments
import UIKit

/// Navigates from the activities to the subcategories or, for any trainer, to the clubs.
final class ActivitiesCoordinator: StackCoordinator {
  weak var parent: (any Coordinator)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext
  private weak var viewController: ActivitiesViewController?

  init(context: CoordinatorContext, parent: (any Coordinator)?) {
    self.context = context
    self.parent = parent
  }

  func makeViewController() -> UIViewController {
    let controller: ActivitiesViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.session = session
    viewController = controller
    return controller
  }

  /// Loads the offers again when the app comes to the foreground.
  func reload() {
    viewController?.reload()
  }

  /// Loads the offers if the app was offline when the screen appeared.
  func loadUnlessLoaded() {
    viewController?.loadUnlessLoaded()
  }

  // MARK: Navigation

  func navigate(to activity: ActivityType) {
    switch activity {
    case .gym, .group: start(makeSubcategoriesCoordinator(for: FlowType(activity)))
    case .any: navigateToClubs()
    }
  }

  private func navigateToClubs() {
    let trainerID = viewController?.offers?.first
    switch (session.identity, trainerID) {
    case (.offline, _): viewController?.presentOfflineAlert()
    case (_, nil): viewController?.presentAlert(.nobodyFree)
    case (.guest, _): appCoordinator?.navigateToLogin(for: .any, delegate: self)
    case (.member, let trainerID?), (.trainer, let trainerID?):
      start(makeClubsCoordinator(trainerID: trainerID))
    }
  }

  private func makeSubcategoriesCoordinator(for flowType: FlowType) -> SubcategoriesCoordinator {
    let coordinator = SubcategoriesCoordinator(context: context, parent: self, flowType: flowType)
    coordinator.delegate = self
    return coordinator
  }

  private func makeClubsCoordinator(trainerID: Trainer.ID) -> ClubsCoordinator {
    let coordinator = ClubsCoordinator(
      context: context, parent: self, flowType: .any, trainerID: trainerID)
    coordinator.delegate = self
    return coordinator
  }

  // MARK: Links

  /// Follows a link to a screen of this tab.
  func open(_ link: DeepLink, animated: Bool) {
    let old = context.navController.viewControllers
    let new =
      switch link {
      case .activity(let type): [old[0], subcategories(of: type, in: old)]
      case .trainer(let id): trainer(id, in: old)
      case .book(let id): clubs(of: id, in: old)
      default: [old[0]]
      }
    guard new != old else { return }
    context.navController.setViewControllers(new, animated: animated)
  }

  private func subcategories(
    of activity: ActivityType, in old: [UIViewController]
  ) -> UIViewController {
    if let open = old.dropFirst().first as? SubcategoriesViewController, open.activity == activity {
      return open
    }
    return prepare(makeSubcategoriesCoordinator(for: FlowType(activity)))
  }

  /// Returns the stack up to the topmost screen of a trainer, or up to a new one above the root.
  private func trainer(_ id: Trainer.ID, in old: [UIViewController]) -> [UIViewController] {
    let index = old.lastIndex { ($0 as? TrainerViewController)?.trainerID == id }
    if let index { return Array(old[...index]) }
    let coordinator = TrainerCoordinator(
      context: context, parent: self, flowType: .page, trainerID: id)
    coordinator.delegate = self
    return [old[0], prepare(coordinator)]
  }

  private func clubs(of id: Trainer.ID, in old: [UIViewController]) -> [UIViewController] {
    let below = trainer(id, in: old)
    guard session.mayBook(id), let trainer = below.last as? TrainerViewController,
      let coordinator = trainer.coordinator as? TrainerCoordinator
    else { return below }
    let above = old.contains(trainer) ? old.dropFirst(below.count).first : nil
    return below + [above as? ClubsViewController ?? coordinator.prepareClubs()]
  }
}

extension ActivitiesCoordinator: LoginCoordinatorDelegate {
  func didLogIn(for reason: LoginReason) {
    if context.navController.topViewController === viewController { navigateToClubs() }
  }
}

extension ActivitiesCoordinator: BookingDelegate {
  func didBook(_ draft: Draft) {
    returnToRoot(with: draft)
  }
}
