import FitnessAppointments

/// The login presenter's commands to its view.
protocol LoginView: AnyObject {
  func show(reason: String)
  func show(username: String?)
  func setBusy(_ isBusy: Bool)
}

/// Resumes the action that required a login.
protocol LoginOutput: AnyObject {
  func loginDidSucceed()
}

/// Signs the user in.
final class LoginPresenter {
  weak var view: (any LoginView)?
  private weak var output: (any LoginOutput)?
  private let session: UserSession
  private let router: any LoginRouting
  private var reason: LoginReason
  private var request: (any Request)?

  init(
    session: UserSession, router: any LoginRouting, reason: LoginReason,
    output: (any LoginOutput)?
  ) {
    self.session = session
    self.router = router
    self.reason = reason
    self.output = output
  }

  func viewDidLoad() {
    view?.show(username: session.store.lastUsername)
    view?.show(reason: reason.text)
  }

  func viewDidDisappear() {
    request?.cancel()
  }

  /// Changes what follows the login, but keeps what has been typed.
  func change(_ reason: LoginReason, output: any LoginOutput) {
    self.reason = reason
    self.output = output
    view?.show(reason: reason.text)
  }

  func cancel() {
    router.close()
  }

  // MARK: Logging in

  func logIn(username: String, password: String) {
    guard !username.isEmpty, !password.isEmpty else {
      return router.showAlert(.credentialsMissing)
    }
    view?.setBusy(true)
    request = session.server.login(username: username, password: password) {
      [weak self] in self?.didAnswer($0, username)
    }
  }

  private func didAnswer(_ result: Result<Login, ServiceError>, _ username: String) {
    request = nil
    view?.setBusy(false)
    switch result {
    case .success(let login):
      session.didLogIn(login, username: username)
      goOn()
    case .failure(let error): router.showAlert(.failure(error))
    }
  }

  private func goOn() {
    switch reason {
    case .account, .expired: router.close()
    case .appointments: router.showAppointments()
    case .book, .any, .link: router.close { [weak output] in output?.loginDidSucceed() }
    }
  }
}
