import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

final class AccountViewController: UIViewController {
  var presenter: AccountPresenter!

  private let screen = AccountScreen()
  private lazy var table = RowTable(screen.tableView) { [weak self] in
    self?.presenter.selectRow($0.row)
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    addMenuButton { [weak self] in self?.presenter.showMenu() }
    screen.loginButton.addAction(for: .touchUpInside) { [weak self] in self?.presenter.logIn() }
    screen.logoutButton.addAction(for: .touchUpInside) { [weak self] in
      self?.presenter.askToLogOut()
    }
    screen.retryButton.addAction(for: .touchUpInside) { [weak self] in self?.presenter.tryAgain() }
    presenter.viewDidLoad()
  }
}

extension AccountViewController: AccountView {
  func show(_ identity: Identity, isAsking: Bool) {
    screen.identityLabel.text = identity.text
    screen.loginButton.isHidden = identity != .guest
    screen.logoutButton.isHidden = !identity.isSignedIn
    screen.retryButton.isHidden = identity != .offline
    screen.retryButton.isEnabled = !isAsking
  }

  func show(_ rows: [TableRow]) {
    table.show(rows)
  }
}

extension AccountViewController: IdentityListener, BookingListener, HomeClubListener {
  func identityDidChange() {
    presenter.showIdentity()
  }

  func didBook(_ draft: Draft) {
    presenter.showBooked(draft)
  }

  func didChoose(_ clubID: Club.ID) {
    presenter.didChoose(clubID)
  }
}
