import FitnessAppointments

/// The kind of event that leaves a node.
package enum NavigationTrigger: Hashable, Sendable, CustomStringConvertible {
  /// A launch without a link.
  case launch
  /// A tap on a control, or several taps in one turn, of which at most one opens a screen.
  case tap
  case row, deleteRow
  case back, swipe, backMenu
  /// A tap on the tab that is not selected, and on the one that is.
  case tab, tabAgain
  case sheetSwipe
  /// A button of an alert, by its title.
  case button(String)
  case answer(NavigationRequest, NavigationOutcome)
  /// An answer to any request whose token is no longer valid.
  case expiry
  /// The end of the time that the app waits for the first answer.
  case timeLimit
  /// A link that is followed at once or launches the app.
  case link, notification
  /// A link that was parked until the user was known.
  case parkedLink

  /// The name of all triggers of this kind, such as "answer".
  package var kind: String {
    switch self {
    case .launch: "launch"
    case .tap: "tap"
    case .row: "row"
    case .deleteRow: "swiped row"
    case .back: "back button"
    case .swipe: "edge swipe"
    case .backMenu: "back menu"
    case .tab: "tab"
    case .tabAgain: "selected tab"
    case .sheetSwipe: "sheet swipe"
    case .button: "alert button"
    case .answer, .expiry: "answer"
    case .timeLimit: "time limit"
    case .link: "link"
    case .notification: "notification"
    case .parkedLink: "parked link"
    }
  }

  package var description: String {
    switch self {
    case .button(let title): title
    case .answer(let request, let outcome): "\(request.rawValue) \(outcome.rawValue)"
    case .expiry: "expired"
    default: kind
    }
  }
}

/// The kind of request that an answer belongs to.
package enum NavigationRequest: String, CaseIterable, Sendable {
  case state, login, offers, trainers
  case classTrainer = "class trainer"
  case details, slots, book, appointments, cancel

  init(_ operation: InMemoryServer.Operation) {
    switch operation {
    case .state: self = .state
    case .login: self = .login
    case .offers: self = .offers
    case .trainers: self = .trainers
    case .classTrainer: self = .classTrainer
    case .details: self = .details
    case .slots: self = .slots
    case .book: self = .book
    case .appointments: self = .appointments
    case .cancel: self = .cancel
    }
  }
}

/// The kind of answer to a request.
package enum NavigationOutcome: String, CaseIterable, Sendable {
  case ok, failed, rejected, taken
}
