import FootballGather

/// Sends credentials to the server, and remembers the user on the device.
final class LoginInteractor {
  weak var output: (any LoginInteractorOutput)?
  private let services: Services

  init(services: Services) {
    self.services = services
  }

  private func answer(_ result: Result<Void, ServiceError>, for user: LoginUser) {
    switch result {
    case .success:
      services.store.remembersUser = user.isRemembered
      services.store.username = user.isRemembered ? user.name : nil
      output?.didLogin()
    case .failure(let error): output?.didFail(error)
    }
  }
}

extension LoginInteractor: LoginInteractorProtocol {
  var remembersUser: Bool { services.store.remembersUser }
  var username: String? { services.store.username }

  func login(_ user: LoginUser, password: String) {
    services.login.login(username: user.name, password: password) { [weak self] in
      self?.answer($0, for: user)
    }
  }

  func register(_ user: LoginUser, password: String) {
    services.login.register(username: user.name, password: password) { [weak self] in
      self?.answer($0, for: user)
    }
  }
}
