import FitnessAppointments
import UIKit

/// Holds the account view, and forwards its messages to the coordinator.
final class AccountViewController: UIViewController, Coordinatable {
  weak var coordinator: (any ScreenCoordinator)?
  private var accountCoordinator: AccountCoordinator? { coordinator as? AccountCoordinator }
  var session: Session!

  private var accountView: AccountView? { viewIfLoaded as? AccountView }

  override func loadView() {
    let accountView = AccountView(presenter: AccountPresenter(session: session))
    accountView.delegate = self
    view = accountView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    accountCoordinator?.addMenu(to: self)
    accountView?.setUp()
  }
}

extension AccountViewController: IdentityShowing {
  func showIdentity() {
    accountView?.showIdentity()
  }
}

extension AccountViewController: AccountViewDelegate {
  func presentLogOutAlert(_ text: AlertText) {
    showAlert(text, [{ [weak self] in self?.accountCoordinator?.logOut() }])
  }

  func didRequestLogin() {
    accountCoordinator?.navigateToLogin()
  }

  func didSelect(_ row: AccountRow) {
    switch row {
    case .homeClub: accountCoordinator?.navigateToClubs()
    case .ownPage: accountCoordinator?.navigateToOwnPage()
    }
  }
}
