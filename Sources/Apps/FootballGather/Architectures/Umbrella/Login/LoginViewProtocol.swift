/// The login, as its coordinator knows it.
protocol LoginViewProtocol: Presentable {
  var output: (any LoginViewOutput)? { get }
  var onCompleteAuthorization: CompletionBlock? { get set }
}

/// The login, as its presenter knows it.
protocol LoginViewInput: LoginViewProtocol {
  func showUser(_ username: String?, isRemembered: Bool)
  func showBusy(_ isBusy: Bool)
}

/// What the login's view reports.
protocol LoginViewOutput: ModuleOutput {
  func viewLoaded()
  func login(username: String, password: String, remembers: Bool)
  func register(username: String, password: String, remembers: Bool)
}
