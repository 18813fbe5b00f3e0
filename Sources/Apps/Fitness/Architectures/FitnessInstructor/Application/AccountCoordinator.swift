import FitnessAppointments
import UIKit

/// Coordinates the second tab: the account, the home club and a trainer's own page.
final class AccountCoordinator: RootCoordinator, Coordinator {
  private weak var account: AccountViewController?

  func start() {
    let account = AccountViewController(session: session)
    account.onHomeClub = { [weak self] in self?.showClubs() }
    account.onPage = { [weak self] in self?.runPage() }
    account.onLogIn = { [weak self] in self?.logIn() }
    account.onLogOut = { [weak self] in self?.dependencies.flows?.logOut() }
    account.onTryAgain = { [weak self, weak account] in
      if let account { self?.dependencies.flows?.tryAgain(from: account) }
    }
    self.account = account
    showRoot(account)
  }

  private func showClubs() {
    let clubs = ClubsViewController(checkedID: session.store.homeClubID)
    addMenu(to: clubs)
    clubs.onClubSelected = { [weak self] in self?.setHomeClub($0) }
    router.show(clubs)
  }

  private func setHomeClub(_ id: Club.ID) {
    guard let account else { return }
    session.store.homeClubID = id
    account.showIdentity()
    router.pop(to: account)
  }

  private func runPage() {
    if let id = session.identity.trainerID { runActivity(.page, trainerID: id) }
  }

  /// Follows a link to the account.
  func open(animated: Bool) {
    router.keep(1, animated: animated)
  }
}
