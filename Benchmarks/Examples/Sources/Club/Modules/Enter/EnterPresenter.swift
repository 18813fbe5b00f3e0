final class EnterPresenter: EnterViewOutput {

  weak var view: EnterViewInput?
  var onAlert: ((String) -> Void)?

  var lastLogin: String { gateway.lastLogin }

  private let gateway: Gateway

  init(gateway: Gateway) {
    self.gateway = gateway
  }

  func signIn(login: String, password: String) {
    view?.showLoading(true)
    gateway.signIn(login: login, password: password) { [weak self] result in
      self?.view?.showLoading(false)
      switch result {
      case .success:
        self?.view?.complete()
      case .failure:
        self?.onAlert?("Enter your login and your password")
      }
    }
  }
}
