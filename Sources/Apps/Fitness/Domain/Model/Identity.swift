/// The user's identity, as known to the app.
public enum Identity: Hashable, Sendable {
  case guest
  /// The server has not answered since the launch.
  case offline
  case member(user: String)
  case trainer(user: String, id: Trainer.ID)

  /// The name of the signed-in user.
  public var user: String? {
    switch self {
    case .guest, .offline: nil
    case .member(let user), .trainer(let user, _): user
    }
  }

  /// Whether the user is a member or a trainer.
  public var isSignedIn: Bool { user != nil }

  /// The user's own ID, if they are a trainer.
  public var trainerID: Trainer.ID? {
    if case .trainer(_, let id) = self { id } else { nil }
  }

  /// The name and the role, such as `Mira, member`.
  public var text: String {
    switch self {
    case .guest: "Guest"
    case .offline: "Offline"
    case .member(let user): "\(user.capitalizedFirst), member"
    case .trainer(let user, _): "\(user.capitalizedFirst), trainer"
    }
  }
}

/// The reason for a login, which determines what follows it.
public enum LoginReason: String, CaseIterable, Sendable {
  case account, book, any, appointments, link, expired

  /// The text on the login screen.
  public var text: String {
    switch self {
    case .account: ""
    case .book, .any: "Log in to book."
    case .appointments: "Log in to see your appointments."
    case .link: "Log in to go on."
    case .expired: "Your session has ended."
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
