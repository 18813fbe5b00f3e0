import FootballGather
import FootballGatherUI
import UIKit

/// Displays the login screen, and forwards the user's actions to the presenter.
final class LoginViewController: UIViewController {
  var presenter: (any LoginPresenterProtocol)!
  private let screen = LoginScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.loginButton.addAction(UIAction { [weak self] _ in self?.login() }, for: .touchUpInside)
    screen.registerButton.addAction(
      UIAction { [weak self] _ in self?.register() }, for: .touchUpInside)
    presenter.viewDidLoad()
  }

  private func login() {
    presenter.login(username: username, password: password, remembers: screen.rememberSwitch.isOn)
  }

  private func register() {
    presenter.register(
      username: username, password: password, remembers: screen.rememberSwitch.isOn)
  }

  private var username: String { screen.usernameField.text ?? "" }
  private var password: String { screen.passwordField.text ?? "" }
}

extension LoginViewController: LoginViewProtocol {
  func showUser(_ username: String?, isRemembered: Bool) {
    screen.rememberSwitch.isOn = isRemembered
    screen.usernameField.text = username
  }

  func showBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }

  func presentAlert(_ text: AlertText) {
    showAlert(text)
  }
}
