import FootballGather

/// An edge of the app's navigation graph, from one frontmost screen or alert to the next.
///
/// An event covers an edge when another screen or alert is in front afterwards, when the screen
/// below an alert has left, or when a link leads to the current screen. Changes within a screen,
/// such as typing, are not edges.
package struct NavigationEdge: Hashable, Sendable {
  /// The frontmost screen or alert before the event.
  package let from: NavigationNode
  /// The kind of event.
  package let trigger: NavigationTrigger
  /// The frontmost screen or alert after the event.
  package let to: NavigationNode

  package init(_ from: NavigationNode, _ trigger: NavigationTrigger, _ to: NavigationNode) {
    self.from = from
    self.trigger = trigger
    self.to = to
  }
}

extension NavigationEdge: CustomStringConvertible {
  package var description: String { "\(from.rawValue) → \(to.rawValue) by \(trigger)" }
}

/// The frontmost screen or the alert over it, regardless of the screens below.
package enum NavigationNode: String, CaseIterable, Sendable {
  case notRunning = "not running"
  case login, list, detail
  /// The editors of typed text (rows 32 and 37) and of a picked value (rows 33, 34 and 39).
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
  /// The destination of a link that closes an alert; it depends on the link alone.
  case linked = "where the link leads"

  /// The screens, without alerts.
  package static let screens: [NavigationNode] = [
    .login, .list, .detail, .textEdit, .pickEdit, .add, .confirm, .gather,
  ]

  /// Whether the node is an alert.
  package var isAlert: Bool {
    self != .notRunning && self != .linked && !Self.screens.contains(self)
  }
}

/// The kind of event that leaves a node.
package enum NavigationTrigger: Hashable, Sendable, CustomStringConvertible {
  /// A launch without a link.
  case launch
  case tap
  /// Several taps in one turn, on one or several controls.
  case tapsAtOnce
  case row, rowTwice, deleteRow
  case back, swipe, backMenu
  /// The button that confirms an alert, and the button that only closes it.
  case confirmation, dismissal
  case answer(NavigationRequest, isSuccess: Bool)
  /// A link or notification that is followed at once or launches the app.
  case link, notification
  /// A link that was parked until the players were known.
  case parkedLink

  /// The name shared by all triggers of this kind, such as "answer".
  package var kind: String {
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

  package var description: String {
    switch self {
    case .confirmation: "confirmation"
    case .dismissal: "dismissal"
    case .answer(let request, let isSuccess): "\(request.rawValue) \(isSuccess ? "ok" : "failed")"
    default: kind
    }
  }
}

/// The kind of request that an answer belongs to.
package enum NavigationRequest: String, CaseIterable, Sendable {
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
