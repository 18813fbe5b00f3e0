import FootballGather
import FootballGatherUI
import UIKit

/// Signs the user in or up, and opens the player list.
final class LoginViewController: UIViewController {
  var services: Services!
  weak var playerListDelegate: (any PlayerListDelegate)?

  private let screen = LoginScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showRememberedUser()
    screen.loginButton.addAction(UIAction { [weak self] _ in self?.login() }, for: .touchUpInside)
    screen.registerButton.addAction(
      UIAction { [weak self] _ in self?.register() }, for: .touchUpInside)
  }

  private func showRememberedUser() {
    screen.rememberSwitch.isOn = services.store.remembersUser
    if services.store.remembersUser { screen.usernameField.text = services.store.username }
  }

  // MARK: Navigation

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

  // MARK: Actions

  private func login() {
    guard let (username, password) = credentials else { return }
    screen.isBusy = true
    services.login.login(username: username, password: password) { [weak self] in
      self?.didAnswer($0)
    }
  }

  private func register() {
    guard let (username, password) = credentials else { return }
    screen.isBusy = true
    services.login.register(username: username, password: password) { [weak self] in
      self?.didAnswer($0)
    }
  }

  private var credentials: (username: String, password: String)? {
    guard let username = screen.usernameField.text, let password = screen.passwordField.text,
      !username.isEmpty, !password.isEmpty
    else {
      showAlert(.credentialsMissing)
      return nil
    }
    return (username, password)
  }

  private func didAnswer(_ result: Result<Void, ServiceError>) {
    screen.isBusy = false
    switch result {
    case .success:
      storeUser()
      performSegue(.players)
    case .failure(let error): showAlert(.failure(error))
    }
  }

  private func storeUser() {
    let remembers = screen.rememberSwitch.isOn
    services.store.remembersUser = remembers
    services.store.username = remembers ? screen.usernameField.text : nil
  }
}
