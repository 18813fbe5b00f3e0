import FitnessAppointments

/// Validates the name and the password, and logs the user in.
final class LoginPresenter: ModulePresenter, LoginModuleOutput {
  var onAuthorized: (() -> Void)?
  var onCancelled: (() -> Void)?
  var onCredentialsMissing: (() -> Void)?

  weak var view: (any LoginViewInput)?

  private var reason: LoginReason
  private var request: (any Request)?

  init(session: UserSession, reason: LoginReason) {
    self.reason = reason
    super.init(session: session)
  }

  override func viewLoaded() {
    view?.configure(with: session.store.lastUsername)
    view?.showReason(reason.text)
  }

  private func finishLogin(_ result: Result<Login, ServiceError>) {
    request = nil
    view?.setBusy(false)
    switch result {
    case .success(let login):
      session.begin(with: login)
      onAuthorized?()
    case .failure(let error): onError?(error)
    }
  }
}

extension LoginPresenter: LoginViewOutput {
  func logIn(username: String, password: String) {
    guard !username.isEmpty, !password.isEmpty else {
      onCredentialsMissing?()
      return
    }
    view?.setBusy(true)
    request = session.server.login(username: username, password: password) {
      [weak self] in self?.finishLogin($0)
    }
  }

  func cancel() {
    request?.cancel()
    onCancelled?()
  }

  // A link or a swipe also closes the view.
  func viewDisappeared() {
    request?.cancel()
  }
}

extension LoginPresenter: LoginModuleInput {
  func change(to reason: LoginReason) {
    self.reason = reason
    view?.showReason(reason.text)
  }
}
