import FootballGather

/// Checks and sends the credentials, and remembers the user on the device.
final class LoginInteractor {
  private let presenter: any LoginPresenterProtocol
  private let services: Services

  init(presenter: any LoginPresenterProtocol, services: Services) {
    self.presenter = presenter
    self.services = services
  }

  private func send(_ request: LoginModels.Authenticate.Request) {
    let completion: Completion<Void> = { [weak self] in self?.didAnswer($0, to: request) }
    switch request.action {
    case .login:
      services.login.login(
        username: request.username, password: request.password, completion: completion)
    case .register:
      services.login.register(
        username: request.username, password: request.password, completion: completion)
    }
  }

  private func didAnswer(
    _ result: Result<Void, ServiceError>, to request: LoginModels.Authenticate.Request
  ) {
    switch result {
    case .success:
      services.store.remembersUser = request.isRemembered
      services.store.username = request.isRemembered ? request.username : nil
      presenter.presentResult(.init(failure: nil))
    case .failure(let error): presenter.presentResult(.init(failure: .service(error)))
    }
  }
}

extension LoginInteractor: LoginInteractorProtocol {
  func loadUser(_ request: LoginModels.LoadUser.Request) {
    let store = services.store
    presenter.presentUser(.init(username: store.username, isRemembered: store.remembersUser))
  }

  func authenticate(_ request: LoginModels.Authenticate.Request) {
    if request.username.isEmpty || request.password.isEmpty {
      presenter.presentResult(.init(failure: .credentialsMissing))
    } else {
      presenter.presentProgress()
      send(request)
    }
  }
}
