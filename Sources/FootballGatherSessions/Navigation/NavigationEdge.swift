import FootballGather

/// A step from what a user sees in front to what is in front then: an edge of the app's navigation graph.
///
/// An edge is travelled when another screen or alert is in front after an event, when the screen below an alert has left, and
/// when a link leads to where the user is. What changes a screen in place, such as typing, is no edge.
public struct NavigationEdge: Hashable, Sendable {
  /// What is in front before.
  public let from: NavigationNode
  /// What makes the user leave it.
  public let trigger: NavigationTrigger
  /// What is in front after.
  public let to: NavigationNode

  init(_ from: NavigationNode, _ trigger: NavigationTrigger, _ to: NavigationNode) {
    self.from = from
    self.trigger = trigger
    self.to = to
  }
}

extension NavigationEdge: CustomStringConvertible {
  public var description: String { "\(from.rawValue) → \(to.rawValue) by \(trigger)" }
}

/// What is in front: a screen, or the alert over it, whatever lies below.
public enum NavigationNode: String, CaseIterable, Sendable {
  case notRunning = "not running"
  case login, list, detail
  /// The editor of a text, rows 32 and 37 of the transition table, and that of a value that is picked, rows 33, 34 and 39.
  case textEdit = "text edit"
  case pickEdit = "pick edit"
  case add, confirm, gather
  case credentialsMissing = "credentials missing"
  case failure
  case confirmDeletion = "confirm deletion"
  case playerNotAdded = "player not added"
  case playerNotUpdated = "player not updated"
  case gatherNotCreated = "gather not created"
  case confirmEnd = "confirm end"
  case gatherNotEnded = "gather not ended"
  /// Where a link leads that closes an alert: that goes by the link alone, so it is one edge an alert.
  case linked = "where the link leads"

  /// The screens that have a stack of their own.
  static let screens: [NavigationNode] = [
    .login, .list, .detail, .textEdit, .pickEdit, .add, .confirm, .gather,
  ]

  /// Whether it is an alert.
  public var isAlert: Bool {
    self != .notRunning && self != .linked && !Self.screens.contains(self)
  }
}

/// What makes a user leave what is in front.
public enum NavigationTrigger: Hashable, Sendable, CustomStringConvertible {
  /// The app's start without a link.
  case launch
  case tap
  /// Several taps in one turn, on one control or on more.
  case tapsAtOnce
  case row, rowTwice, deleteRow
  case back, swipe, backMenu
  /// The alert's button that does something, and the one that only closes it.
  case confirmation, dismissal
  case answer(NavigationRequest, isSuccess: Bool)
  /// A link or a notification that is followed at once, or that launches the app.
  case link, notification
  /// A link that has waited until the players were known.
  case parkedLink

  /// The word for all triggers of this kind, such as "answer".
  public var kind: String {
    switch self {
    case .launch: "launch"
    case .tap: "tap"
    case .tapsAtOnce: "taps at once"
    case .row: "row"
    case .rowTwice: "row tapped twice"
    case .deleteRow: "swiped row"
    case .back: "back button"
    case .swipe: "edge swipe"
    case .backMenu: "back menu"
    case .confirmation, .dismissal: "alert button"
    case .answer: "answer"
    case .link: "link"
    case .notification: "notification"
    case .parkedLink: "parked link"
    }
  }

  public var description: String {
    switch self {
    case .confirmation: "confirmation"
    case .dismissal: "dismissal"
    case .answer(let request, let isSuccess): "\(request.rawValue) \(isSuccess ? "ok" : "failed")"
    default: kind
    }
  }
}

/// What an answer is about.
public enum NavigationRequest: String, CaseIterable, Sendable {
  case login, register
  case list = "list players"
  case add = "add player"
  case update = "update player"
  case delete = "delete player"
  case createGather = "create gather"
  case addToGather = "add to gather"
  case endGather = "end gather"

  init(_ operation: InMemoryBackend.Operation) {
    switch operation {
    case .login: self = .login
    case .register: self = .register
    case .listPlayers: self = .list
    case .addPlayer: self = .add
    case .updatePlayer: self = .update
    case .deletePlayer: self = .delete
    case .createGather: self = .createGather
    case .addToGather: self = .addToGather
    case .endGather: self = .endGather
    }
  }
}
