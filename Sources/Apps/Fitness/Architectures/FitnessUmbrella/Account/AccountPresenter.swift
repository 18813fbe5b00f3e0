import FitnessAppointments

/// A row of the account.
enum AccountRow {
  case homeClub, page
}

/// Composes the account from the user's identity.
final class AccountPresenter: Presenter {
  weak var view: (any AccountViewProtocol)?

  override init(session: UserSession) {
    super.init(session: session)
    session.addObserver(self)
  }

  var identity: String { session.identity.text }
  var canLogIn: Bool { session.identity == .guest }
  var canLogOut: Bool { session.identity.isSignedIn }
  var isOffline: Bool { session.identity == .offline }
  var canTryAgain: Bool { !session.isAsking }

  var rows: [AccountRow] {
    switch session.identity {
    case .guest, .offline: []
    case .member: [.homeClub]
    case .trainer: [.homeClub, .page]
    }
  }

  func texts(of row: AccountRow) -> (title: String, detail: String) {
    switch row {
    case .homeClub:
      ("Home club", session.store.homeClubID.map { Catalogue.club($0).name } ?? "None")
    case .page:
      ("My page", session.identity.trainerID.map { Catalogue.trainer($0).name } ?? "")
    }
  }

  func askToLogOut() {
    showAlert(.logOut, [{ [weak self] in self?.session.flows?.logOut() }])
  }
}

extension AccountPresenter: IdentityObserver {
  func identityDidChange() {
    view?.showAccount()
  }
}
