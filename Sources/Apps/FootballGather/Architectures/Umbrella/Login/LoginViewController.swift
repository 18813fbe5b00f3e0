import FootballGatherUI
import UIKit

/// Shows the login screen.
final class LoginViewController: UIViewController {
  var output: (any LoginViewOutput)?
  var onCompleteAuthorization: CompletionBlock?
  private let screen = LoginScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.loginButton.addAction(UIAction { [weak self] _ in self?.login() }, for: .touchUpInside)
    screen.registerButton.addAction(
      UIAction { [weak self] _ in self?.register() }, for: .touchUpInside)
    output?.viewLoaded()
  }

  private func login() {
    output?.login(username: username, password: password, remembers: remembers)
  }

  private func register() {
    output?.register(username: username, password: password, remembers: remembers)
  }

  private var username: String { screen.usernameField.text ?? "" }
  private var password: String { screen.passwordField.text ?? "" }
  private var remembers: Bool { screen.rememberSwitch.isOn }
}

extension LoginViewController: LoginViewInput {
  func showUser(_ username: String?, isRemembered: Bool) {
    screen.usernameField.text = username
    screen.rememberSwitch.isOn = isRemembered
  }

  func showBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}
