import FootballGatherUI
import UIKit

final class LoginViewController: UIViewController, ModuleTransitionable {
  var output: (any LoginViewOutput)?
  /// The module's interface for its caller, which knows only this view.
  weak var moduleInput: (any LoginModuleInput)?
  private lazy var screen = LoginScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    configureActions()
    output?.viewLoaded()
  }

  private func configureActions() {
    let login = UIAction { [weak self] _ in
      guard let self else { return }
      output?.login(with: form)
    }
    let register = UIAction { [weak self] _ in
      guard let self else { return }
      output?.register(with: form)
    }
    screen.loginButton.addAction(login, for: .touchUpInside)
    screen.registerButton.addAction(register, for: .touchUpInside)
  }

  private var form: LoginModel {
    LoginModel(
      username: screen.usernameField.text ?? "", password: screen.passwordField.text ?? "",
      remembersUser: screen.rememberSwitch.isOn)
  }
}

extension LoginViewController: LoginViewInput {
  func configure(with form: LoginModel) {
    screen.usernameField.text = form.username
    screen.passwordField.text = form.password
    screen.rememberSwitch.isOn = form.remembersUser
  }

  func setBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}
