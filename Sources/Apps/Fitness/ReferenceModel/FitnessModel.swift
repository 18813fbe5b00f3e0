import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

/// Fitness as a pure value: the oracle of every session.
///
/// It determines what every architecture's app must show after every event. Numbers in comments are
/// rows of the transition table in the app's specification. Each screen's state, transitions and
/// description are in a file under `Screens`, to which `FitnessModel+Touches.swift` dispatches
/// touches.
package struct FitnessModel: ReferenceModel {
  /// The position of the appointments sheet in `stacks`.
  static let sheet = 2
  /// The time after which the app starts without an answer, in milliseconds.
  static let timeLimit = 10_000

  var server: ServerState
  /// The user's identity, as known to the app; `nil` on the splash screen.
  var startedIdentity: Identity?
  /// The index of the selected tab.
  var tab = 0
  /// The stacks of both tabs and of the appointments sheet, which is empty unless it is up.
  var stacks: [[ScreenState]] = [[], [], []]
  var login: LoginState?
  var note: NoteState?
  var alert: AlertState?
  var parkedLink: DeepLink?
  /// The number of links that were followed, including those to the current screen.
  package internal(set) var followedLinks = 0
  package internal(set) var refusals = 0
  /// Links and notifications that the system has delivered to the app.
  var deliveries = Deliveries()
  /// The number of events handled; it selects among candidates that are not all proposed at once.
  var turn = 0
  private var lastID = 0
  /// The rows of the transition table that have been applied since the launch.
  package private(set) var appliedRows = RowSet()
  private let deviations: Deviations
  /// State that only deviations keep.
  var remnants = Remnants()

  package init(start: Start) { self.init(start: start, deviations: []) }

  /// Creates the app right after its launch, with deviations from the canonical behaviour.
  ///
  /// A canonical app and a deviating model must diverge in some session: this tests the oracle.
  // Row 1. The notification wins, because it comes second.
  package init(start: Start, deviations: Set<Deviation>) {
    self.deviations = Deviations(deviations)
    server = ServerState(start)
    mark(1)
    _ = server.ask(.state, by: nil)
    start.link.map { openURL($0) }
    start.notification.map { openNotification($0) }
  }

  package var isWaiting: Bool { !server.requests.isEmpty }

  /// The user's identity, as known to the app; a guest before the app has started.
  var identity: Identity {
    get { startedIdentity ?? .guest }
    set { startedIdentity = newValue }
  }

  var isStarted: Bool { startedIdentity != nil }

  /// Creates the ID of a screen, by which pending requests refer to it.
  mutating func newID() -> Int {
    lastID += 1
    return lastID
  }

  @inline(__always) func deviates(_ deviation: Deviation) -> Bool {
    deviations.contains(deviation)
  }

  /// Records that a row of the transition table is applied.
  @inline(__always) mutating func mark(_ row: Int) { appliedRows.insert(row) }

  // MARK: Events

  /// Returns the rows of the transition table that an event would apply.
  package func rows(of event: UserEvent) -> RowSet {
    var model = self
    model.appliedRows = RowSet()
    model.handle(event)
    return model.appliedRows
  }

  package mutating func handle(_ event: UserEvent) {
    turn &+= 1
    switch event {
    case .answer(let index, let isSuccess): answer(index, isSuccess)
    case .wait(let seconds): wait(seconds)
    case .background: enterForeground()
    case .interruption, .memoryWarning: mark(91)
    case .openURL(let link): openURL(link)
    case .universalLink(let link): openUniversalLink(link)
    case .notification(let link): openNotification(link)
    case .openURLs(let links): open(links)
    case .tapThenOpenURL(let name, let link):
      touch(.tap(name))
      openURL(link)
    case .backThenOpenURL(let link):
      touch(.back)
      openURL(link)
    case .alertButton(let index): chooseInAlert(index)
    default: touch(event)
    }
    appear()
  }

  // Row 92: answers and the time limit, in order of time.
  private mutating func wait(_ seconds: Int) {
    let end = end(ofWait: seconds)
    while passMoment(until: end) {}
    server.now = end
  }

  func end(ofWait seconds: Int) -> Int { server.now + 1000 * max(0, seconds) }

  /// Advances to the next answer or to the time limit; returns `false` if neither is due by `end`.
  mutating func passMoment(until end: Int) -> Bool {
    guard let time = nextMoment, time <= end else { return false }
    mark(92)
    server.now = max(server.now, time)
    if let limit, server.now >= limit {
      mark(4)
      install(.offline)
    } else if let request = server.removeDue() {
      handleAnswer(to: request, true)
    }
    appear()
    return true
  }

  var nextMoment: Int? {
    [server.nextAnswer, limit].compactMap(\.self).min()
  }

  /// The time at which the app starts without an answer.
  var limit: Int? { isStarted || deviates(.d31) ? nil : Self.timeLimit }
}
