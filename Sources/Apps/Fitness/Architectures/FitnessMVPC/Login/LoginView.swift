import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// The login view's messages to its view controller.
protocol LoginViewDelegate: AnyObject {
  func presentAlert(_ text: AlertText)
  func didChangeBusy(_ isBusy: Bool)
  func didLogIn()
}

/// The login presenter's commands to its view.
protocol LoginViewProtocol: AnyObject {
  func showBusy(_ isBusy: Bool)
  func showAlert(_ text: AlertText)
  func didLogIn()
}

/// Passes the user's input to the presenter, and shows the results.
final class LoginView: LoginScreen {
  weak var delegate: (any LoginViewDelegate)?
  let presenter: LoginPresenter

  init(presenter: LoginPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  required init?(coder: NSCoder) {
    fatalError("LoginView is made in code.")
  }

  func setUp() {
    usernameField.text = presenter.lastUsername
    loginButton.onTap { [weak self] in self?.login() }
  }

  private func login() {
    presenter.login(username: usernameField.text, password: passwordField.text)
  }

  func show(_ reason: LoginReason) {
    reasonLabel.text = reason.text
  }
}

extension LoginView: LoginViewProtocol {
  func showBusy(_ isBusy: Bool) {
    self.isBusy = isBusy
    delegate?.didChangeBusy(isBusy)
  }

  func showAlert(_ text: AlertText) {
    delegate?.presentAlert(text)
  }

  func didLogIn() {
    delegate?.didLogIn()
  }
}
