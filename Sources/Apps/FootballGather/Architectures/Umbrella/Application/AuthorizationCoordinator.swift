/// The login's flow, as its parent knows it.
protocol AuthorizationCoordinatorOutput: AnyObject {
  /// Called at every login.
  var finishFlow: CompletionBlock? { get set }
}

/// Shows the login, under everything else.
final class AuthorizationCoordinator: BaseCoordinator, AuthorizationCoordinatorOutput {
  var finishFlow: CompletionBlock?
  private let factory: any AuthorizationFactoryProtocol
  private let router: any Routable

  init(router: any Routable, factory: any AuthorizationFactoryProtocol) {
    self.router = router
    self.factory = factory
  }
}

extension AuthorizationCoordinator: Coordinatable {
  func start() {
    let loginView = factory.makeLoginView()
    loginView.onCompleteAuthorization = { [weak self] in self?.finishFlow?() }
    router.showAlerts(of: loginView.output, over: loginView)
    router.setRootModule(loginView)
  }
}
