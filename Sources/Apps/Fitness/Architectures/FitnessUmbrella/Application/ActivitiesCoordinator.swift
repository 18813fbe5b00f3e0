import FitnessAppointments
import UIKit

/// The interface of the first tab's flow for the app's coordinator.
protocol ActivitiesCoordinatorOutput: FlowOutput {
  var router: any Routable { get }
  /// Loads the offers again when the app comes to the foreground.
  func reload()
  /// Loads the offers when the app goes online.
  func loadIfNeeded()
  /// Follows a link to a module of this tab.
  func open(_ link: DeepLink, animated: Bool)
  func returnToStart()
}

/// Coordinates the first tab: the kinds of activity, each with a flow of its own.
final class ActivitiesCoordinator: TabCoordinator, ActivitiesCoordinatorOutput {
  private let factory: any ActivityFactoryProtocol
  private let coordinatorFactory: any CoordinatorFactoryProtocol
  private weak var activities: (any ActivitiesViewProtocol)?
  /// The newest flow with trainers; it may have ended, in which case its modules have left the
  /// stack.
  private weak var trainerFlow: (any TrainerFlowOutput)?

  init(
    router: any Routable, session: UserSession, factory: any ActivityFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) {
    self.factory = factory
    self.coordinatorFactory = coordinatorFactory
    super.init(router: router, session: session)
  }

  func reload() {
    activities?.reload()
  }

  func loadIfNeeded() {
    activities?.loadIfNeeded()
  }

  // MARK: Flows

  private func startFlow(of activity: ActivityType) {
    switch activity {
    case .gym, .group: startTrainerFlow(of: activity)
    case .any: startAnyFlow()
    }
  }

  private func startTrainerFlow(of activity: ActivityType, animated: Bool = true) {
    if activity == .gym {
      start(coordinatorFactory.makeGymCoordinator(with: router, isAnimated: animated))
    } else {
      start(coordinatorFactory.makeGroupCoordinator(with: router, isAnimated: animated))
    }
  }

  private func start(_ coordinator: any Coordinatable & TrainerFlowOutput) {
    trainerFlow = coordinator
    run(coordinator)
  }

  private func startAnyFlow() {
    guard let activities else { return }
    if session.identity == .offline { return activities.showOffline() }
    let coordinator = coordinatorFactory.makeAnyCoordinator(
      with: router, offers: activities.offers)
    coordinator.onNobodyFree = { [weak self, weak activities] in
      if let activities { self?.showAlert(.nobodyFree, over: activities) }
    }
    coordinator.onLoginNeeded = { [weak self] in self?.askForLogin() }
    run(coordinator)
  }

  private func askForLogin() {
    session.flows?.startAuthorization(for: .any) { [weak self] in
      if self?.activities?.isOnTop == true { self?.startAnyFlow() }
    }
  }

  // MARK: Links

  func open(_ link: DeepLink, animated: Bool) {
    switch link {
    case .activity(let activity): openSubcategories(of: activity, animated: animated)
    case .trainer(let id): openTrainer(id, animated: animated)
    case .book(let id) where session.mayBook(id): openBooking(of: id, animated: animated)
    case .book(let id): openTrainer(id, animated: animated)
    default: keepRoot(animated: animated)
    }
  }

  private func openSubcategories(of activity: ActivityType, animated: Bool) {
    if let open = trainerFlow?.subcategories(of: activity), open.place == 1 {
      return pop(to: open, animated: animated)
    }
    keepRoot(animated: false)
    startTrainerFlow(of: activity, animated: false)
  }

  private func openTrainer(_ id: Trainer.ID, animated: Bool) {
    if let open = trainerFlow?.topmostTrainer(id) { return pop(to: open, animated: animated) }
    keepRoot(animated: false)
    start(
      coordinatorFactory.makePageCoordinator(with: router, trainerID: id, isAnimated: false))
  }

  private func openBooking(of id: Trainer.ID, animated: Bool) {
    if trainerFlow?.topmostTrainer(id) == nil { openTrainer(id, animated: false) }
    trainerFlow?.openBooking(of: id, animated: animated)
  }
}

extension ActivitiesCoordinator: Coordinatable {
  func start() {
    let activities = factory.makeActivitiesView()
    activities.onActivitySelected = { [weak self] in self?.startFlow(of: $0) }
    self.activities = activities
    setRoot(activities)
  }
}
