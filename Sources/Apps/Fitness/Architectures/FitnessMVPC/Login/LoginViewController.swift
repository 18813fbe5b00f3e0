import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Holds the login view and its bar, and forwards the user's choice to the coordinator.
final class LoginViewController: UIViewController, Coordinatable {
  weak var coordinator: (any ScreenCoordinator)?
  private var loginCoordinator: LoginCoordinator? { coordinator as? LoginCoordinator }
  var session: Session!
  var reason: LoginReason!

  private var loginView: LoginView? { viewIfLoaded as? LoginView }

  override func loadView() {
    let loginView = LoginView(presenter: LoginPresenter(session: session))
    loginView.delegate = self
    view = loginView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log in"
    navigationItem.leftBarButtonItem = UIBarButtonItem("Cancel", ElementID.cancel) { [weak self] in
      self?.loginCoordinator?.cancel()
    }
    loginView?.setUp()
    loginView?.show(reason)
  }

  // A link or a swipe also closes the screen.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    loginView?.presenter.cancelRequest()
  }

  // MARK: For the coordinator

  func show(_ reason: LoginReason) {
    self.reason = reason
    loginView?.show(reason)
  }
}

extension LoginViewController: LoginViewDelegate {
  func didChangeBusy(_ isBusy: Bool) {
    isModalInPresentation = isBusy
  }

  func didLogIn() {
    loginCoordinator?.didLogIn()
  }
}
