import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Shows who the user is, and lets them log in and out.
final class AccountViewController: UIViewController {
  private enum Row {
    case homeClub, page
  }

  var session: SessionController!

  private let screen = AccountScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    addMenuButton()
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.loginButton.addAction(
      UIAction { [weak self] _ in self?.askForLogin(.account) }, for: .touchUpInside)
    screen.logoutButton.addAction(
      UIAction { [weak self] _ in self?.askToLogOut() }, for: .touchUpInside)
    screen.retryButton.addAction(
      UIAction { [weak self] _ in self?.tryAgain() }, for: .touchUpInside)
    showIdentity()
  }

  private var rows: [Row] {
    switch session.identity {
    case .guest, .offline: []
    case .member: [.homeClub]
    case .trainer: [.homeClub, .page]
    }
  }

  private func askToLogOut() {
    showAlert(.logOut, [{ [weak self] in self?.logOut() }])
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let clubs = segue.destination as? ClubsViewController {
      clubs.session = session
      clubs.flowType = .pick
      clubs.delegate = self
    } else if let trainer = segue.destination as? TrainerViewController {
      trainer.session = session
      trainer.flowType = .page
      trainer.trainerID = session.identity.trainerID
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

extension AccountViewController: MenuShowing, BookingListener {}

extension AccountViewController: ClubsDelegate {
  func didChoose(_ clubID: Club.ID) {
    session.services.store.homeClubID = clubID
    screen.tableView.reloadData()
    navigationController?.popToViewController(self, animated: true)
  }
}

extension AccountViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch rows[indexPath.row] {
    case .homeClub:
      let club = session.services.store.homeClubID.map { Catalogue.club($0).name }
      return tableView.basicCell(at: indexPath, "Home club", club ?? "None")
    case .page:
      let trainer = session.identity.trainerID.map { Catalogue.trainer($0).name }
      return tableView.basicCell(at: indexPath, "My page", trainer ?? "")
    }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch rows[indexPath.row] {
    case .homeClub: performSegue(.clubs)
    case .page: performSegue(.trainer)
    }
  }
}
