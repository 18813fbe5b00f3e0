import FitnessAppointments

/// Validates the name and the password, and logs the user in.
final class LoginPresenter: Presenter {
  weak var view: (any LoginViewProtocol)?
  let reason: LoginReason
  private var request: (any Request)?

  init(session: UserSession, reason: LoginReason) {
    self.reason = reason
    super.init(session: session)
  }

  var lastUsername: String? { session.store.lastUsername }

  func logIn(username: String, password: String) {
    guard !username.isEmpty, !password.isEmpty else { return showAlert(.credentialsMissing) }
    view?.showBusy(true)
    request = session.server.login(username: username, password: password) {
      [weak self] in self?.didAnswer($0)
    }
  }

  func cancelRequest() {
    request?.cancel()
  }

  private func didAnswer(_ result: Result<Login, ServiceError>) {
    request = nil
    view?.showBusy(false)
    switch result {
    case .success(let login):
      session.begin(with: login)
      view?.onCompleteAuthorization?()
    case .failure(let error): showAlert(.failure(error))
    }
  }
}
