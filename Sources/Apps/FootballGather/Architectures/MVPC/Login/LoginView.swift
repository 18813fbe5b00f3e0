import FootballGather
import FootballGatherUI
import UIKit

/// What the login's view asks of its view controller.
protocol LoginViewDelegate: AnyObject {
  func didLogin()
  func presentAlert(_ text: AlertText)
}

/// What the login's presenter asks of its view.
protocol LoginViewProtocol: AnyObject {
  func showUser(_ username: String?, isRemembered: Bool)
  func showBusy(_ isBusy: Bool)
  func showAlert(_ text: AlertText)
  func didLogin()
}

/// Takes the user's input to the presenter and shows what it answers.
final class LoginView: LoginScreen {
  weak var delegate: (any LoginViewDelegate)?
  private let presenter: LoginPresenter

  init(presenter: LoginPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  required init?(coder: NSCoder) {
    fatalError("LoginView is made in code.")
  }

  func setUp() {
    loginButton.addAction(UIAction { [weak self] _ in self?.login() }, for: .touchUpInside)
    registerButton.addAction(UIAction { [weak self] _ in self?.register() }, for: .touchUpInside)
    presenter.loadUser()
  }

  private func login() {
    presenter.login(
      username: usernameField.text, password: passwordField.text, remembers: rememberSwitch.isOn)
  }

  private func register() {
    presenter.register(
      username: usernameField.text, password: passwordField.text, remembers: rememberSwitch.isOn)
  }
}

extension LoginView: LoginViewProtocol {
  func showUser(_ username: String?, isRemembered: Bool) {
    rememberSwitch.isOn = isRemembered
    usernameField.text = username
  }

  func showBusy(_ isBusy: Bool) {
    self.isBusy = isBusy
  }

  func showAlert(_ text: AlertText) {
    delegate?.presentAlert(text)
  }

  func didLogin() {
    delegate?.didLogin()
  }
}
