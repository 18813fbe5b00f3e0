import FootballGather

/// Signs the user in or up, and remembers the name.
final class LoginPresenter {
  weak var view: (any LoginViewInput)?
  var router: (any LoginRouterInput)?
  weak var output: (any LoginModuleOutput)?

  private let service: any LoginService
  private let store: any SessionStore

  init(service: any LoginService, store: any SessionStore) {
    self.service = service
    self.store = store
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

extension LoginPresenter: LoginModuleInput {
  func continueSession() {
    router?.showPlayerListModule(output: self, animated: false)
  }
}

extension LoginPresenter: PlayerListModuleOutput {
  func playersLoaded(in module: any PlayerListModuleInput) {
    output?.playersLoaded(in: module)
  }
}

extension LoginPresenter {
  /// Returns whether the form can be sent, and shows an alert if not.
  private func isAcceptable(_ form: LoginModel) -> Bool {
    if !form.isComplete { router?.showMessageModule(with: .credentialsMissing) }
    return form.isComplete
  }

  private func finish(_ form: LoginModel, _ result: Result<Void, ServiceError>) {
    view?.setBusy(false)
    switch result {
    case .success:
      store.remembersUser = form.remembersUser
      store.username = form.remembersUser ? form.username : nil
      router?.showPlayerListModule(output: self, animated: true)
    case .failure(let error):
      router?.showMessageModule(with: .failure(error))
    }
  }
}
