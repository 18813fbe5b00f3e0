import FootballGather
import FootballGatherUI
import UIKit

/// Shows the login screen, and opens the list of players.
final class LoginViewController: UIViewController {
  var viewModel: LoginViewModel!
  weak var listDelegate: (any PlayerListDelegate)?

  private let screen = LoginScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.rememberSwitch.isOn = viewModel.remembersUser
    screen.usernameField.text = viewModel.rememberedUsername
    screen.loginButton.addAction(UIAction { [weak self] _ in self?.login() }, for: .touchUpInside)
    screen.registerButton.addAction(
      UIAction { [weak self] _ in self?.register() }, for: .touchUpInside)
  }

  private var username: String { screen.usernameField.text ?? "" }
  private var password: String { screen.passwordField.text ?? "" }

  private func login() {
    guard beginRequest() else { return }
    viewModel.login(username: username, password: password) { [weak self] in self?.finish($0) }
  }

  private func register() {
    guard beginRequest() else { return }
    viewModel.register(username: username, password: password) { [weak self] in self?.finish($0) }
  }

  private func beginRequest() -> Bool {
    guard viewModel.areComplete(username: username, password: password) else {
      showAlert(.credentialsMissing)
      return false
    }
    screen.isBusy = true
    return true
  }

  private func finish(_ result: Result<Void, ServiceError>) {
    screen.isBusy = false
    switch result {
    case .success:
      viewModel.remember(username, if: screen.rememberSwitch.isOn)
      performSegue(.players)
    case .failure(let error): showAlert(.failure(error))
    }
  }

  // MARK: Navigation

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let list = segue.destination as? PlayerListViewController { configure(list) }
  }

  /// Creates the list, configured as the segue would, for a launch with a token.
  func makePlayerList() -> PlayerListViewController {
    let list: PlayerListViewController = MainStoryboard.instantiate()
    configure(list)
    return list
  }

  private func configure(_ list: PlayerListViewController) {
    list.viewModel = viewModel.makePlayerList()
    list.delegate = listDelegate
  }
}
