final class AppCoordinator: BaseCoordinator {

  fileprivate let factory: CoordinatorFactoryProtocol
  fileprivate let router: Routable
  fileprivate let gateway: Gateway

  init(router: Routable, gateway: Gateway, factory: CoordinatorFactoryProtocol) {
    self.router = router
    self.gateway = gateway
    self.factory = factory
  }
}

// MARK: - Coordinatable

extension AppCoordinator: Coordinatable {

  func start() {
    gateway.getState { [unowned self] state in
      switch state {
      case .authorization:
        self.performAuthorizationFlow()
      case .main:
        self.performMainFlow()
      }
    }
  }
}

// MARK: - Private methods

extension AppCoordinator {

  fileprivate func performAuthorizationFlow() {
    let coordinator = factory.makeAuthorizationCoordinator(with: router)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      guard let `self` = self, let `coordinator` = coordinator else { return }
      self.removeDependency(coordinator)
      self.start()
    }
    addDependency(coordinator)
    coordinator.start()
  }

  fileprivate func performMainFlow() {
    let coordinator = factory.makeMainCoordinator(with: router)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      guard let `self` = self, let `coordinator` = coordinator else { return }
      self.gateway.signOut()
      self.removeDependency(coordinator)
      self.start()
    }
    addDependency(coordinator)
    coordinator.start()
  }
}
