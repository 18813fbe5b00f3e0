import FitnessAppointmentsUI
import UIKit

/// Signs the user in.
final class LoginViewController: UIViewController {
  var output: (any LoginViewOutput)?
  private let screen = LoginScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log in"
    navigationItem.leftBarButtonItem = UIBarButtonItem("Cancel", ElementID.cancel) {
      [weak self] in self?.output?.cancel()
    }
    screen.loginButton.onTap { [weak self] in self?.logIn() }
    output?.viewLoaded()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    output?.viewDisappeared()
  }

  private func logIn() {
    output?.logIn(
      username: screen.usernameField.text ?? "", password: screen.passwordField.text ?? "")
  }
}

extension LoginViewController: LoginViewInput {
  func configure(with username: String?) {
    screen.usernameField.text = username
  }

  func showReason(_ text: String) {
    screen.reasonLabel.text = text
  }

  func setBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
    isModalInPresentation = isBusy
  }
}
