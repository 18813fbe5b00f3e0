/// The login view's interface for its coordinator.
protocol LoginViewProtocol: Presentable {
  var output: (any LoginViewOutput)? { get }
  var onCompleteAuthorization: CompletionBlock? { get set }
}

/// The login view's interface for its presenter.
protocol LoginViewInput: LoginViewProtocol {
  func showUser(_ username: String?, isRemembered: Bool)
  func showBusy(_ isBusy: Bool)
}

/// The login view's messages to its presenter.
protocol LoginViewOutput: ModuleOutput {
  func viewLoaded()
  func login(username: String, password: String, remembers: Bool)
  func register(username: String, password: String, remembers: Bool)
}
