import FitnessAppointments

/// Validates the credentials, and logs the user in.
final class LoginPresenter {
  weak var view: (any LoginViewProtocol)?
  private let session: Session
  private var request: (any Request)?

  init(session: Session) {
    self.session = session
  }

  var lastUsername: String? { session.store.lastUsername }

  func login(username: String?, password: String?) {
    guard let username, let password, !username.isEmpty, !password.isEmpty else {
      view?.showAlert(.credentialsMissing)
      return
    }
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
      view?.didLogIn()
    case .failure(let error): view?.showAlert(.failure(error))
    }
  }
}
