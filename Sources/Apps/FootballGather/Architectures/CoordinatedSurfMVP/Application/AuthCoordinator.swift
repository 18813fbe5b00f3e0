/// The events that the auth flow reports to its parent.
///
/// There is no `finishFlow`: the login is the root, and the user can return to it at any time.
protocol AuthCoordinatorOutput: AnyObject {
  var onAuthorized: (() -> Void)? { get set }
}

/// The auth flow: Login.
final class AuthCoordinator: BaseCoordinator, AuthCoordinatorOutput {
  var onAuthorized: (() -> Void)?

  override func start(with deepLinkOption: DeepLinkOption?) {
    showLoginModule()
  }

  private func showLoginModule() {
    let (view, output) = LoginModuleConfigurator(services: services).configure()
    output.onAuthorized = { [weak self] in self?.onAuthorized?() }
    output.onError = { [weak self, weak view] text in self?.showAlert(with: text, over: view) }
    router.setRootModule(view)
  }
}
