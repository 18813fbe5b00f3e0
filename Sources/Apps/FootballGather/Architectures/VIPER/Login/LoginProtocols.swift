import FootballGather

/// The presenter's commands to the login view.
protocol LoginViewProtocol: AnyObject {
  func showUser(_ username: String?, isRemembered: Bool)
  func showBusy(_ isBusy: Bool)
  func presentAlert(_ text: AlertText)
}

/// The user's actions on the login screen.
protocol LoginPresenterProtocol: AnyObject {
  func viewDidLoad()
  func login(username: String, password: String, remembers: Bool)
  func register(username: String, password: String, remembers: Bool)
}

/// The presenter's requests to the login interactor.
protocol LoginInteractorProtocol: AnyObject {
  var remembersUser: Bool { get }
  var username: String? { get }

  func login(_ user: LoginUser, password: String)
  func register(_ user: LoginUser, password: String)
}

/// The login interactor's answers to its presenter.
protocol LoginInteractorOutput: AnyObject {
  func didLogin()
  func didFail(_ error: ServiceError)
}

/// Navigates from the login screen to other screens.
protocol LoginRouterProtocol: AnyObject {
  func showPlayerList()
}

/// A user, and whether the device remembers the name.
struct LoginUser {
  let name: String
  let isRemembered: Bool
}
