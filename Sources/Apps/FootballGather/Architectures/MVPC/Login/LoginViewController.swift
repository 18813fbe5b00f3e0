import FootballGather
import UIKit

/// Holds the login view and notifies the coordinator after a login.
final class LoginViewController: UIViewController, Coordinatable {
  weak var coordinator: (any Coordinator)?
  private var loginCoordinator: LoginCoordinator? { coordinator as? LoginCoordinator }
  var services: Services!

  override func loadView() {
    let loginView = LoginView(presenter: LoginPresenter(services: services))
    loginView.delegate = self
    view = loginView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    (view as? LoginView)?.setUp()
  }
}

extension LoginViewController: LoginViewDelegate {
  func didLogin() {
    loginCoordinator?.navigateToPlayerList()
  }

  func presentAlert(_ text: AlertText) {
    showAlert(text)
  }
}
