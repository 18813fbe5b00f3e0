import FitnessAppointments

/// Coordinates the first tab: the types of activity, each with a flow of its own.
final class ChooseActivityTypeCoordinator: TabCoordinator {
  private weak var activitiesInput: (any ActivitiesModuleInput)?

  override func start(with deepLinkOption: DeepLinkOption?) {
    let (view, input, output) = ActivitiesModuleConfigurator(session: session).configure()
    connect(output, of: view)
    output.onActivitySelected = { [weak self] in self?.runFlow(of: $0) }
    activitiesInput = input
    setRootModule(view)
  }

  /// Loads the offers again when the app comes to the foreground.
  func reload() {
    activitiesInput?.reload()
  }

  /// Loads the offers when the app goes online.
  func loadIfNeeded() {
    activitiesInput?.loadIfNeeded()
  }

  // MARK: Flows

  private func runFlow(of activity: ActivityType, with deepLinkOption: DeepLinkOption? = nil) {
    switch activity {
    case .gym:
      run(
        GymActivityCoordinator(above: root, router: router, dependencies: dependencies),
        with: deepLinkOption)
    case .group:
      run(
        GroupActivityCoordinator(above: root, router: router, dependencies: dependencies),
        with: deepLinkOption)
    case .any: runAnyActivityFlow()
    }
  }

  private func runAnyActivityFlow() {
    guard let root, let activitiesInput else { return }
    if session.identity == .offline { return showOffline(over: root) }
    let coordinator = AnyActivityCoordinator(
      offers: activitiesInput.offers, above: root, router: router, dependencies: dependencies)
    coordinator.onNobodyFree = { [weak self] in self?.showAlert(.nobodyFree, over: self?.root) }
    coordinator.onLoginNeeded = { [weak self] in self?.askForLogin() }
    run(coordinator)
  }

  private func askForLogin() {
    let continuation: () -> Void = { [weak self] in
      if self?.root?.isOnTop == true { self?.runAnyActivityFlow() }
    }
    onSharedFlow?(.login(.any, then: continuation))
  }

  // MARK: Links

  override func handle(deepLinkOption: DeepLinkOption, animated: Bool) {
    switch deepLinkOption {
    case .activity(let activity):
      reach(deepLinkOption, animated: animated) { runFlow(of: activity, with: $0) }
    case .trainer(let id):
      reach(deepLinkOption, animated: animated) { runTrainerPageFlow(of: id, with: $0) }
    case .book(let id):
      // Trainers who follow a link to themselves only see their own page.
      let option = session.mayBook(id) ? deepLinkOption : .trainer(id: id)
      reach(option, animated: animated) { runTrainerPageFlow(of: id, with: $0) }
    default: returnToRoot(animated: animated)
    }
  }

  /// Lets the running flow handle a link to one of its modules, or runs another flow.
  private func reach(
    _ deepLinkOption: DeepLinkOption, animated: Bool, orRun run: (DeepLinkOption) -> Void
  ) {
    if let flow = hasDependency(ofType: TrainerFlowCoordinator.self),
      flow.target(of: deepLinkOption) != nil
    {
      flow.handle(deepLinkOption: deepLinkOption, animated: animated)
    } else {
      run(deepLinkOption)
    }
  }

  private func runTrainerPageFlow(of id: Trainer.ID, with deepLinkOption: DeepLinkOption) {
    let coordinator = TrainerPageCoordinator(
      trainerID: id, above: root, router: router, dependencies: dependencies)
    run(coordinator, with: deepLinkOption)
  }
}
