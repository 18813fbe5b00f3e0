import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Resumes the action that required a login.
protocol LoginDelegate: AnyObject {
  func loginDidSucceed()
}

/// Signs the user in, in a sheet.
final class LoginViewController: UIViewController {
  var session: SessionController!
  var reason: LoginReason!
  weak var delegate: (any LoginDelegate)?

  private let screen = LoginScreen()
  private var request: (any Request)?

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log in"
    let cancelButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.cancel() })
    cancelButton.accessibilityIdentifier = ElementID.cancel
    navigationItem.leftBarButtonItem = cancelButton
    screen.usernameField.text = session.services.store.lastUsername
    screen.loginButton.addAction(UIAction { [weak self] _ in self?.login() }, for: .touchUpInside)
    showReason()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    request?.cancel()
  }

  /// Changes what follows the login, but keeps what has been typed.
  func show(_ reason: LoginReason, for delegate: any LoginDelegate) {
    self.reason = reason
    self.delegate = delegate
    if isViewLoaded { showReason() }
  }

  private func showReason() {
    screen.reasonLabel.text = reason.text
  }

  private func setBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
    isModalInPresentation = isBusy
  }

  private func cancel() {
    dismiss(animated: true)
  }

  // MARK: Logging in

  private func login() {
    guard let username = screen.usernameField.text, let password = screen.passwordField.text,
      !username.isEmpty, !password.isEmpty
    else { return showAlert(.credentialsMissing) }
    setBusy(true)
    request = session.services.server.login(username: username, password: password) {
      [weak self] in self?.didAnswer($0, username)
    }
  }

  private func didAnswer(_ result: Result<Login, ServiceError>, _ username: String) {
    request = nil
    setBusy(false)
    switch result {
    case .success(let login):
      session.didLogIn(as: login.identity, username: username, token: login.token)
      dismiss(animated: true) { [weak delegate] in delegate?.loginDidSucceed() }
    case .failure(let error): showAlert(.failure(error))
    }
  }
}
