import FootballGather

/// Checks the credentials, and opens the list when the server accepts them.
final class LoginPresenter {
  weak var view: (any LoginViewProtocol)?
  private let interactor: any LoginInteractorProtocol
  private let router: any LoginRouterProtocol

  init(interactor: any LoginInteractorProtocol, router: any LoginRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  /// Returns whether the credentials are complete; if so, shows the busy state, otherwise an alert.
  private func begin(_ username: String, _ password: String) -> Bool {
    guard !username.isEmpty, !password.isEmpty else {
      view?.presentAlert(.credentialsMissing)
      return false
    }
    view?.showBusy(true)
    return true
  }
}

extension LoginPresenter: LoginPresenterProtocol {
  func viewDidLoad() {
    let remembers = interactor.remembersUser
    view?.showUser(remembers ? interactor.username : nil, isRemembered: remembers)
  }

  func login(username: String, password: String, remembers: Bool) {
    guard begin(username, password) else { return }
    interactor.login(LoginUser(name: username, isRemembered: remembers), password: password)
  }

  func register(username: String, password: String, remembers: Bool) {
    guard begin(username, password) else { return }
    interactor.register(LoginUser(name: username, isRemembered: remembers), password: password)
  }
}

extension LoginPresenter: LoginInteractorOutput {
  func didLogin() {
    view?.showBusy(false)
    router.showPlayerList()
  }

  func didFail(_ error: ServiceError) {
    view?.showBusy(false)
    view?.presentAlert(.failure(error))
  }
}
