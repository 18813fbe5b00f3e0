import FitnessAppointments
import UIKit

/// Coordinates the first tab: the kinds of activity, each with a flow of its own.
final class ChooseActivityTypeCoordinator: RootCoordinator, Coordinator {
  private weak var activities: ActivitiesViewController?

  func start() {
    let activities = ActivitiesViewController(session: session)
    activities.onActivityTypeSelected = { [weak self] in self?.startFlow(of: $0) }
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

  private func startFlow(of type: ActivityType) {
    switch type {
    case .gym: startFitnessActivityFlow()
    case .group: startGroupActivityFlow()
    case .any: startAnyActivityFlow()
    }
  }

  private func startFitnessActivityFlow(at place: Place? = nil) {
    startFlow(
      FitnessActivityCoordinator(with: navigationController, at: place, dependencies: dependencies))
  }

  private func startGroupActivityFlow(at place: Place? = nil) {
    startFlow(
      GroupActivityCoordinator(with: navigationController, at: place, dependencies: dependencies))
  }

  private func startAnyActivityFlow() {
    guard let activities else { return }
    if session.identity == .offline { return showOffline(over: activities) }
    let coordinator = AnyActivityCoordinator(
      with: navigationController, offers: activities.offers, dependencies: dependencies)
    coordinator.onNobodyFree = { [weak activities] in activities?.showAlert(.nobodyFree) }
    coordinator.onLoginNeeded = { [weak self] in self?.askForLogin() }
    coordinator.onFinish = { [weak self, weak weakCoordinator = coordinator] in
      self?.removeDependency(weakCoordinator)
    }
    coordinator.onBooked = { [weak self, weak weakCoordinator = coordinator] draft in
      self?.removeDependency(weakCoordinator)
      self?.returnToRoot(with: draft)
    }
    addDependency(coordinator)
    coordinator.start()
  }

  private func askForLogin() {
    dependencies.flows?.startLogin(for: .any) { [weak self] in
      guard let self, navigationController.topViewController === activities else { return }
      startAnyActivityFlow()
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
    default: keep(1, animated: animated)
    }
  }

  private func openSubcategories(of type: ActivityType, animated: Bool) {
    let open = navigationController.viewControllers.dropFirst().first
    if let open = open as? SubcategoriesViewController, open.activity == type {
      return keep(2, animated: animated)
    }
    let place = leaveForNewFlow(animated: animated)
    if type == .gym {
      startFitnessActivityFlow(at: place)
    } else {
      startGroupActivityFlow(at: place)
    }
  }

  private func openTrainer(_ id: Trainer.ID, animated: Bool) {
    if let count = countUpToTrainer(id) { return keep(count, animated: animated) }
    startFlow(
      TrainerPageCoordinator(
        with: navigationController, trainerID: id, at: leaveForNewFlow(animated: animated),
        dependencies: dependencies))
  }

  private func book(_ id: Trainer.ID, animated: Bool) {
    guard let count = countUpToTrainer(id) else {
      let coordinator = TrainerPageCoordinator(
        with: navigationController, trainerID: id, dependencies: dependencies)
      let place = leaveForNewFlow(animated: animated)
      add(coordinator)
      return coordinator.startBooking(at: place)
    }
    let stack = navigationController.viewControllers
    if stack.dropFirst(count).first is ClubsViewController {
      return keep(count + 1, animated: animated)
    }
    finishFlows(above: count)
    let trainer = stack[count - 1] as? TrainerViewController
    trainer?.onBookByLink?(Place(kept: Array(stack.prefix(count)), isAnimated: animated))
  }

  /// Returns the number of screens from the root up to and including this trainer's topmost screen;
  /// `nil` if there is none.
  private func countUpToTrainer(_ id: Trainer.ID) -> Int? {
    navigationController.viewControllers
      .lastIndex { ($0 as? TrainerViewController)?.trainer.id == id }
      .map { $0 + 1 }
  }

  private func leaveForNewFlow(animated: Bool) -> Place {
    finishFlows(above: 1)
    return Place(
      kept: Array(navigationController.viewControllers.prefix(1)), isAnimated: animated)
  }
}
