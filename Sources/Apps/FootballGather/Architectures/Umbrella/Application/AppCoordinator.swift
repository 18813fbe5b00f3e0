import FootballGather

/// Decides which flow begins, and passes links to the list on the stack.
final class AppCoordinator: BaseCoordinator {
  private let factory: any CoordinatorFactoryProtocol
  private let gateway: Gateway
  private var parkedLink: DeepLink?

  init(router: any Routable, factory: any CoordinatorFactoryProtocol, gateway: Gateway) {
    self.factory = factory
    self.gateway = gateway
    super.init(router: router)
  }

  // MARK: Flows

  /// The login screen stays below the list, so its coordinator is kept; every login calls
  /// `finishFlow`.
  private func performAuthorizationFlow() {
    let coordinator = factory.makeAuthorizationCoordinator(with: router)
    coordinator.finishFlow = { [weak self] in self?.performMainFlow(animated: true) }
    addDependency(coordinator)
    coordinator.start()
  }

  private func performMainFlow(animated: Bool) {
    let coordinator = factory.makeMainCoordinator(with: router, animated: animated)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.router.popToRootModule(animated: true)
      self?.removeDependency(coordinator)
    }
    coordinator.onLoaded = { [weak self] in self?.followParkedLink() }
    addDependency(coordinator)
    coordinator.start()
  }

  // MARK: Links

  /// Follows a link now, or parks it until the players have been loaded; the newest link wins.
  @discardableResult
  func open(_ text: String) -> Bool {
    guard let link = DeepLink(text) else { return false }
    parkedLink = link
    // A link that cannot be followed yet stays parked.
    followParkedLink()
    return true
  }

  private func followParkedLink() {
    guard let link = parkedLink, let coordinator = mainCoordinator, coordinator.hasLoaded else {
      return
    }
    parkedLink = nil
    coordinator.open(link)
  }

  /// The coordinator of the list on the stack; those of earlier lists may also be alive.
  private var mainCoordinator: (any MainCoordinatorOutput)? {
    childCoordinators.lazy.compactMap { $0 as? any MainCoordinatorOutput }
      .first { $0.isOnStack }
  }
}

extension AppCoordinator: Coordinatable {
  func start() {
    gateway.getState { [weak self] state in
      self?.performAuthorizationFlow()
      if state == .main { self?.performMainFlow(animated: false) }
    }
  }
}
