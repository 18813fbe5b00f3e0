import FitnessAppointments
import UIKit

/// Coordinates the first tab: the kinds of activity, each with a flow of its own.
final class ChooseCoordinator: RootCoordinator, Coordinator {
  private weak var activities: ActivitiesViewController?

  func start() {
    let activities = ActivitiesViewController(session: session)
    activities.onActivityTypeSelected = { [weak self] in self?.run($0) }
    activities.onOffline = { [weak self, weak activities] in
      if let activities { self?.dependencies.flows?.tryAgain(from: activities) }
    }
    self.activities = activities
    showRoot(activities)
  }

  /// Loads the offers again when the app comes to the foreground.
  func reload() {
    guard let activities, activities.state != .loading else { return }
    if session.identity != .offline { activities.load() }
  }

  /// Loads the offers when the app goes online.
  func loadIfNeeded() {
    if let activities, activities.state == .failed { activities.load() }
  }

  // MARK: Flows

  private func run(_ activity: ActivityType) {
    switch activity {
    case .gym: runActivity(.gym)
    case .group: runActivity(.group)
    case .any: runAny()
    }
  }

  private func runAny() {
    guard let activities else { return }
    if session.identity == .offline { return showOffline(over: activities) }
    runActivity(.any, trainerID: activities.offers.first)
  }

  override func didFinish(_ ending: Ending, _ storage: StateStorage) {
    switch ending {
    case .nothingAvailable: activities?.showAlert(.nobodyFree)
    case .loginNeeded: askForLogin()
    case .booked, .cancelled, .left: super.didFinish(ending, storage)
    }
  }

  private func askForLogin() {
    dependencies.flows?.startLogin(for: .any) { [weak self] in
      guard let self, let activities, router.isOnTop(activities) else { return }
      runAny()
    }
  }

  // MARK: Links

  /// Follows a link to a screen of this tab.
  func open(_ link: DeepLink, animated: Bool) {
    switch link {
    case .activity(let type): openSubcategories(of: type, animated: animated)
    case .trainer(let id): openTrainer(id, animated: animated)
    case .book(let id) where session.mayBook(id): book(id, animated: animated)
    case .book(let id): openTrainer(id, animated: animated)
    default: router.keep(1, animated: animated)
    }
  }

  private func openSubcategories(of activity: ActivityType, animated: Bool) {
    let open = router.viewControllers.dropFirst().first as? SubcategoriesViewController
    if open?.activity == activity { return router.keep(2, animated: animated) }
    runActivity(activity == .gym ? .gym : .group, at: placeAboveRoot(animated))
  }

  private func openTrainer(_ id: Trainer.ID, animated: Bool) {
    if let count = countUpToTrainer(id) { return router.keep(count, animated: animated) }
    runActivity(.page, trainerID: id, at: placeAboveRoot(animated))
  }

  private func book(_ id: Trainer.ID, animated: Bool) {
    guard let count = countUpToTrainer(id) else { return runBooking(of: id, animated) }
    let stack = router.viewControllers
    if stack.dropFirst(count).first is ClubsViewController {
      return router.keep(count + 1, animated: animated)
    }
    let trainer = stack[count - 1] as? TrainerViewController
    trainer?.onBookByLink?(
      Router.Place(kept: Array(stack.prefix(count)), isAnimated: animated))
  }

  private func runBooking(of id: Trainer.ID, _ animated: Bool) {
    let coordinator = makeActivity(.page, trainerID: id, at: placeAboveRoot(animated))
    add(coordinator, then: afterActivity(of: coordinator.storage))
    coordinator.startBooking()
  }

  /// Returns the number of screens from the root up to and including this trainer's topmost screen;
  /// `nil` if there is none.
  private func countUpToTrainer(_ id: Trainer.ID) -> Int? {
    router.viewControllers
      .lastIndex { ($0 as? TrainerViewController)?.trainer.id == id }
      .map { $0 + 1 }
  }

  private func placeAboveRoot(_ isAnimated: Bool) -> Router.Place {
    Router.Place(kept: Array(router.viewControllers.prefix(1)), isAnimated: isAnimated)
  }
}
