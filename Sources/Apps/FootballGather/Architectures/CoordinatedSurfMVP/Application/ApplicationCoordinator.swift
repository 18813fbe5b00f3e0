import FootballGather

/// Starts the app with the login or the players, depending on whether the user is signed in.
final class ApplicationCoordinator: BaseCoordinator {
  // The newest link that arrived while no user was signed in.
  private var pendingOption: DeepLinkOption?

  override func start(with deepLinkOption: DeepLinkOption?) {
    pendingOption = deepLinkOption
    // The login is always below the players; logging out and going back return to it.
    runAuthFlow()
    if services.store.token != nil { runPlayersFlow() }
  }

  override func handle(deepLinkOption: DeepLinkOption) {
    if let coordinator = hasDependency(ofType: PlayersCoordinator.self) {
      coordinator.handle(deepLinkOption: deepLinkOption)
    } else {
      pendingOption = deepLinkOption
    }
  }

  private func runAuthFlow() {
    let coordinator = AuthCoordinator(router: router, services: services)
    coordinator.onAuthorized = { [weak self] in self?.runPlayersFlow() }
    addDependency(coordinator)
    coordinator.start()
  }

  private func runPlayersFlow() {
    let coordinator = PlayersCoordinator(router: router, services: services)
    coordinator.onLogOut = { [weak self] in self?.router.popToRootModule() }
    coordinator.finishFlow = { [weak self, weak coordinator] in
      // A link that is still waiting for the players now waits for the next login.
      self?.pendingOption = coordinator?.pendingOption
      self?.removeDependency(coordinator)
    }
    addDependency(coordinator)
    coordinator.start(with: pendingOption)
    pendingOption = nil
  }
}
