import FootballGather

final class LoginPresenter: LoginModuleOutput {
  var onAuthorized: (() -> Void)?
  var onError: ((AlertText) -> Void)?

  weak var view: (any LoginViewInput)?

  private let service: any LoginService
  private let store: any SessionStore

  init(service: any LoginService, store: any SessionStore) {
    self.service = service
    self.store = store
  }

  /// Returns whether the form can be sent, and shows an alert if not.
  private func isAcceptable(_ form: LoginModel) -> Bool {
    if !form.isComplete { onError?(.credentialsMissing) }
    return form.isComplete
  }

  private func finish(_ form: LoginModel, _ result: Result<Void, ServiceError>) {
    view?.setBusy(false)
    switch result {
    case .success:
      store.remembersUser = form.remembersUser
      store.username = form.remembersUser ? form.username : nil
      onAuthorized?()
    case .failure(let error):
      onError?(.failure(error))
    }
  }
}

extension LoginPresenter: LoginViewOutput {
  func viewLoaded() {
    let remembersUser = store.remembersUser
    view?.configure(
      with: LoginModel(
        username: remembersUser ? store.username ?? "" : "", password: "",
        remembersUser: remembersUser))
  }

  func login(with form: LoginModel) {
    guard isAcceptable(form) else { return }
    view?.setBusy(true)
    service.login(username: form.username, password: form.password) { [weak self] result in
      self?.finish(form, result)
    }
  }

  func register(with form: LoginModel) {
    guard isAcceptable(form) else { return }
    view?.setBusy(true)
    service.register(username: form.username, password: form.password) { [weak self] result in
      self?.finish(form, result)
    }
  }
}
