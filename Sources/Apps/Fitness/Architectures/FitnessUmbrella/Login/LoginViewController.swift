import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Signs the user in.
protocol LoginViewProtocol: ModuleProtocol {
  var onCompleteAuthorization: CompletionBlock? { get set }
  var onCancel: CompletionBlock? { get set }
  func show(_ reason: LoginReason)
  func showBusy(_ isBusy: Bool)
}

final class LoginViewController: ModuleViewController<LoginPresenter> {
  var onCompleteAuthorization: CompletionBlock?
  var onCancel: CompletionBlock?

  private let screen = LoginScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log in"
    navigationItem.leftBarButtonItem = UIBarButtonItem("Cancel", ElementID.cancel) {
      [weak self] in self?.cancel()
    }
    screen.usernameField.text = output.lastUsername
    screen.loginButton.onTap { [weak self] in self?.logIn() }
    show(output.reason)
  }

  // A link or a swipe also closes the view.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    output.cancelRequest()
  }

  private func cancel() {
    output.cancelRequest()
    onCancel?()
  }

  private func logIn() {
    output.logIn(
      username: screen.usernameField.text ?? "", password: screen.passwordField.text ?? "")
  }
}

extension LoginViewController: LoginViewProtocol {
  func show(_ reason: LoginReason) {
    screen.reasonLabel.text = reason.text
  }

  func showBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
    isModalInPresentation = isBusy
  }
}
