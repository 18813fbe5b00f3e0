/// The interface of the login flow for its parent.
protocol AuthorizationCoordinatorOutput: AnyObject {
  /// Called after every login.
  var finishFlow: CompletionBlock? { get set }
}

/// Shows the login screen, at the bottom of the stack.
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
