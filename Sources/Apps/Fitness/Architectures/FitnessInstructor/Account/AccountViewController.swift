import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Shows the user's identity and settings.
final class AccountViewController: MenuViewController {
  private enum Row {
    case homeClub, page
  }

  var onHomeClub: (() -> Void)?
  var onPage: (() -> Void)?
  var onLogIn: (() -> Void)?
  var onLogOut: (() -> Void)?
  var onTryAgain: (() -> Void)?

  private let session: UserSession
  private let screen = AccountScreen()

  init(session: UserSession) {
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
    title = "Account"
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.loginButton.onTap { [weak self] in self?.onLogIn?() }
    screen.logoutButton.onTap { [weak self] in self?.askToLogOut() }
    screen.retryButton.onTap { [weak self] in self?.onTryAgain?() }
    showIdentity()
  }

  private func askToLogOut() {
    showAlert(.logOut, [{ [weak self] in self?.onLogOut?() }])
  }

  private var rows: [Row] {
    switch session.identity {
    case .guest, .offline: []
    case .member: [.homeClub]
    case .trainer: [.homeClub, .page]
    }
  }
}

extension AccountViewController: IdentityShowing {
  func showIdentity() {
    let identity = session.identity
    screen.identityLabel.text = identity.text
    screen.loginButton.isHidden = identity != .guest
    screen.logoutButton.isHidden = !identity.isSignedIn
    screen.retryButton.isHidden = identity != .offline
    screen.retryButton.isEnabled = !session.isAsking
    screen.tableView.reloadData()
  }
}

extension AccountViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch rows[indexPath.row] {
    case .homeClub:
      let club = session.store.homeClubID.map { Catalogue.club($0).name }
      return tableView.basicCell(at: indexPath, "Home club", club ?? "None")
    case .page:
      let trainer = session.identity.trainerID.map { Catalogue.trainer($0).name }
      return tableView.basicCell(at: indexPath, "My page", trainer ?? "")
    }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch rows[indexPath.row] {
    case .homeClub: onHomeClub?()
    case .page: onPage?()
    }
  }
}
