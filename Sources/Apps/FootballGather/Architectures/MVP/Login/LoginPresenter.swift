import FootballGather

/// Validates the credentials, sends them to the server, and remembers the user.
final class LoginPresenter {
  weak var view: (any LoginViewProtocol)?
  private let services: Services

  init(services: Services) {
    self.services = services
  }

  func loadUser() {
    let remembers = services.store.remembersUser
    view?.showUser(remembers ? services.store.username : nil, isRemembered: remembers)
  }

  func login(username: String?, password: String?, remembers: Bool) {
    guard let (username, password) = credentials(username, password) else { return }
    view?.showBusy(true)
    services.login.login(username: username, password: password) { [weak self] in
      self?.didAnswer($0, username: username, remembers: remembers)
    }
  }

  func register(username: String?, password: String?, remembers: Bool) {
    guard let (username, password) = credentials(username, password) else { return }
    view?.showBusy(true)
    services.login.register(username: username, password: password) { [weak self] in
      self?.didAnswer($0, username: username, remembers: remembers)
    }
  }

  private func credentials(
    _ username: String?, _ password: String?
  ) -> (username: String, password: String)? {
    guard let username, let password, !username.isEmpty, !password.isEmpty else {
      view?.showAlert(.credentialsMissing)
      return nil
    }
    return (username, password)
  }

  private func didAnswer(
    _ result: Result<Void, ServiceError>, username: String, remembers: Bool
  ) {
    view?.showBusy(false)
    switch result {
    case .success:
      services.store.remembersUser = remembers
      services.store.username = remembers ? username : nil
      view?.didLogin()
    case .failure(let error): view?.showAlert(.failure(error))
    }
  }
}
