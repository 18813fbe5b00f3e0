protocol AuthorizationCoordinatorOutput: AnyObject {
  var finishFlow: CompletionBlock? { get set }
}

final class AuthorizationCoordinator: BaseCoordinator, AuthorizationCoordinatorOutput {

  var finishFlow: CompletionBlock?

  fileprivate let factory: AuthorizationFactoryProtocol
  fileprivate let coordinatorFactory: CoordinatorFactoryProtocol
  fileprivate let router: Routable

  init(
    router: Routable, factory: AuthorizationFactoryProtocol,
    coordinatorFactory: CoordinatorFactoryProtocol
  ) {
    self.router = router
    self.factory = factory
    self.coordinatorFactory = coordinatorFactory
  }
}

// MARK: - Coordinatable

extension AuthorizationCoordinator: Coordinatable {

  func start() {
    performFlow()
  }
}

// MARK: - Private methods

extension AuthorizationCoordinator {

  fileprivate func performFlow() {
    let enterView = factory.makeEnterView()
    enterView.onCompleteAuthorization = { [weak self] in
      self?.finishFlow?()
    }
    enterView.onGuest = { [weak self] in
      self?.performGuestFlow()
    }
    enterView.output?.onAlert = { [weak self] (message: String) in
      self?.router.toPresent?.showAlert(title: "Club", message: message)
    }
    router.setRootModule(enterView, hideBar: false)
  }

  fileprivate func performGuestFlow() {
    let coordinator = coordinatorFactory.makeGuestCoordinator(with: router)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
      self?.finishFlow?()
    }
    coordinator.leaveFlow = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
    }
    addDependency(coordinator)
    coordinator.start()
  }
}
