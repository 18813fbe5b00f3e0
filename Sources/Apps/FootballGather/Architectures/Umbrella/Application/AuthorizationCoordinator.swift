/// The login's flow, as its parent knows it.
protocol AuthorizationCoordinatorOutput: AnyObject {
  /// Called at every login.
  var finishFlow: CompletionBlock? { get set }
}

/// Shows the login, under everything else.
final class AuthorizationCoordinator: BaseCoordinator, AuthorizationCoordinatorOutput {
  var finishFlow: CompletionBlock?
  private let factory: any AuthorizationFactoryProtocol

  init(router: any Routable, factory: any AuthorizationFactoryProtocol) {
    self.factory = factory
    super.init(router: router)
  }
}

extension AuthorizationCoordinator: Coordinatable {
  func start() {
    let loginView = factory.makeLoginView()
    loginView.onCompleteAuthorization = { [weak self] in self?.finishFlow?() }
    showAlerts(of: loginView.output, over: loginView)
    router.setRootModule(loginView)
  }
}
