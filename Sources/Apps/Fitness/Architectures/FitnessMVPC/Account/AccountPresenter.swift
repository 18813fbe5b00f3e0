import FitnessAppointments

/// A row of the account.
enum AccountRow {
  case homeClub, ownPage
}

/// Composes the account from the user's identity.
final class AccountPresenter {
  private let session: Session

  init(session: Session) {
    self.session = session
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
    case .trainer: [.homeClub, .ownPage]
    }
  }

  func texts(at row: Int) -> (title: String, detail: String) {
    switch rows[row] {
    case .homeClub:
      ("Home club", session.store.homeClubID.map { Catalogue.club($0).name } ?? "None")
    case .ownPage:
      ("My page", session.identity.trainerID.map { Catalogue.trainer($0).name } ?? "")
    }
  }
}
