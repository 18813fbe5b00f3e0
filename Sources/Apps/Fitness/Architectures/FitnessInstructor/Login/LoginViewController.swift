import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Signs the user in.
final class LoginViewController: UIViewController {
  var onAuthorized: ((Login) -> Void)?
  var onCancel: (() -> Void)?

  var reason: LoginReason {
    didSet { screen.reasonLabel.text = reason.text }
  }

  private let session: UserSession
  private let screen = LoginScreen()
  private var request: (any Request)?

  init(reason: LoginReason, session: UserSession) {
    self.reason = reason
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log in"
    navigationItem.leftBarButtonItem = UIBarButtonItem("Cancel", ElementID.cancel) {
      [weak self] in self?.cancel()
    }
    screen.reasonLabel.text = reason.text
    screen.usernameField.text = session.store.lastUsername
    screen.loginButton.onTap { [weak self] in self?.logIn() }
  }

  // A link or a swipe also closes the screen.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    request?.cancel()
  }

  private func cancel() {
    request?.cancel()
    onCancel?()
  }

  private func logIn() {
    guard let username = screen.usernameField.text, let password = screen.passwordField.text,
      !username.isEmpty, !password.isEmpty
    else { return showAlert(.credentialsMissing) }
    setBusy(true)
    request = session.server.login(username: username, password: password) {
      [weak self] in self?.didAnswer($0)
    }
  }

  private func didAnswer(_ result: Result<Login, ServiceError>) {
    request = nil
    setBusy(false)
    switch result {
    case .success(let login): onAuthorized?(login)
    case .failure(let error): showAlert(.failure(error))
    }
  }

  private func setBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
    isModalInPresentation = isBusy
  }
}
