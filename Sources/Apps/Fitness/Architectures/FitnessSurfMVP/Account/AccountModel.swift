import FitnessAppointments

/// The parts of the user's identity that the account shows.
struct AccountModel {
  let identity: String
  let canLogIn: Bool
  let canLogOut: Bool
  let isOffline: Bool
  let canTryAgain: Bool
  let rows: [RowModel]

  init(_ session: UserSession) {
    let identity = session.identity
    self.identity = identity.text
    canLogIn = identity == .guest
    canLogOut = identity.isSignedIn
    isOffline = identity == .offline
    canTryAgain = !session.isAsking
    rows = AccountRow.rows(of: identity).map { $0.model(in: session) }
  }
}

/// A row of the account.
enum AccountRow {
  case homeClub, page

  static func rows(of identity: Identity) -> [AccountRow] {
    switch identity {
    case .guest, .offline: []
    case .member: [.homeClub]
    case .trainer: [.homeClub, .page]
    }
  }

  fileprivate func model(in session: UserSession) -> RowModel {
    switch self {
    case .homeClub:
      let club = session.store.homeClubID.map { Catalogue.club($0).name }
      return RowModel(title: "Home club", detail: club ?? "None")
    case .page:
      let trainer = session.identity.trainerID.map { Catalogue.trainer($0).name }
      return RowModel(title: "My page", detail: trainer ?? "")
    }
  }
}
