import FootballGather
import UIKit

/// Holds the login view and opens the list.
final class LoginViewController: UIViewController {
  var services: Services!
  weak var playerListDelegate: (any PlayerListDelegate)?

  override func loadView() {
    let loginView = LoginView(presenter: LoginPresenter(services: services))
    loginView.delegate = self
    view = loginView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    (view as? LoginView)?.setUp()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let list = segue.destination as? PlayerListViewController { configure(list) }
  }

  /// Creates the list as the segue does, for a launch with the user already signed in.
  func makePlayerList() -> PlayerListViewController {
    let list: PlayerListViewController = MainStoryboard.instantiate()
    configure(list)
    return list
  }

  private func configure(_ list: PlayerListViewController) {
    list.services = services
    list.delegate = playerListDelegate
  }
}

extension LoginViewController: LoginViewDelegate {
  func didLogin() {
    performSegue(.players)
  }

  func presentAlert(_ text: AlertText) {
    showAlert(text)
  }
}
