import FootballGather

/// Checks credentials, sends them to the server, and remembers the user.
final class LoginPresenter {
  var onAlert: ((ModuleAlert) -> Void)?
  private weak var view: (any LoginViewInput)?
  private let services: Services

  init(view: any LoginViewInput, services: Services) {
    self.view = view
    self.services = services
  }

  private func didAnswer(
    _ result: Result<Void, ServiceError>, username: String, remembers: Bool
  ) {
    view?.showBusy(false)
    switch result {
    case .success:
      services.store.remembersUser = remembers
      services.store.username = remembers ? username : nil
      view?.onCompleteAuthorization?()
    case .failure(let error): showAlert(.failure(error))
    }
  }

  /// Returns whether the credentials are complete; if so, shows the busy state, otherwise an alert.
  private func begin(_ credentials: String...) -> Bool {
    let areComplete = credentials.allSatisfy { !$0.isEmpty }
    if areComplete { view?.showBusy(true) } else { showAlert(.credentialsMissing) }
    return areComplete
  }
}

extension LoginPresenter: LoginViewOutput {
  func viewLoaded() {
    let store = services.store
    view?.showUser(
      store.remembersUser ? store.username : nil, isRemembered: store.remembersUser)
  }

  func login(username: String, password: String, remembers: Bool) {
    guard begin(username, password) else { return }
    services.login.login(username: username, password: password) { [weak self] in
      self?.didAnswer($0, username: username, remembers: remembers)
    }
  }

  func register(username: String, password: String, remembers: Bool) {
    guard begin(username, password) else { return }
    services.login.register(username: username, password: password) { [weak self] in
      self?.didAnswer($0, username: username, remembers: remembers)
    }
  }
}
