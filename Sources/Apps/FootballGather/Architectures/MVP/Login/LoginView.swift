import FootballGather
import FootballGatherUI
import UIKit

/// The login view's messages to its view controller.
protocol LoginViewDelegate: AnyObject {
  func didLogin()
  func presentAlert(_ text: AlertText)
}

/// The login presenter's commands to its view.
protocol LoginViewProtocol: AnyObject {
  func showUser(_ username: String?, isRemembered: Bool)
  func showBusy(_ isBusy: Bool)
  func showAlert(_ text: AlertText)
  func didLogin()
}

/// Passes the user's input to the presenter and shows the results.
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
