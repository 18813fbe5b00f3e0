import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter!

  private let screen = LoginScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log in"
    navigationItem.leftBarButtonItem = barButton("Cancel", ElementID.cancel) { [weak self] in
      self?.presenter.cancel()
    }
    screen.loginButton.addAction(for: .touchUpInside) { [weak self] in self?.logIn() }
    presenter.viewDidLoad()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    presenter.viewDidDisappear()
  }

  private func logIn() {
    presenter.logIn(
      username: screen.usernameField.text ?? "", password: screen.passwordField.text ?? "")
  }
}

extension LoginViewController: LoginView {
  func show(reason: String) {
    screen.reasonLabel.text = reason
  }

  func show(username: String?) {
    screen.usernameField.text = username
  }

  func setBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
    isModalInPresentation = isBusy
  }
}
