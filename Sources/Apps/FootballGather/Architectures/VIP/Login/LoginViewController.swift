import FootballGather
import FootballGatherUI
import UIKit

/// Turns the user's actions on the login screen into requests, and displays the view models.
final class LoginViewController: UIViewController {
  var interactor: (any LoginInteractorProtocol)!
  var router: (any LoginRouterProtocol)!
  private let screen = LoginScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.loginButton.addAction(
      UIAction { [weak self] _ in self?.authenticate(.login) }, for: .touchUpInside)
    screen.registerButton.addAction(
      UIAction { [weak self] _ in self?.authenticate(.register) }, for: .touchUpInside)
    interactor.loadUser(.init())
  }

  private func authenticate(_ action: LoginModels.Authenticate.Action) {
    interactor.authenticate(
      .init(
        action: action, username: screen.usernameField.text ?? "",
        password: screen.passwordField.text ?? "", isRemembered: screen.rememberSwitch.isOn))
  }
}

extension LoginViewController: LoginViewProtocol {
  func displayUser(_ viewModel: LoginModels.LoadUser.ViewModel) {
    screen.rememberSwitch.isOn = viewModel.isRemembered
    screen.usernameField.text = viewModel.username
  }

  func displayBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }

  func displayFailure(_ viewModel: LoginModels.Authenticate.ViewModel) {
    showAlert(viewModel.alert)
  }

  func displayPlayerList() {
    router.showPlayerList()
  }
}
