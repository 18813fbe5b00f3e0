import FootballGather
import FootballGatherUI
import UserSessions

/// Football Gather as a pure value: the oracle of every session.
///
/// It determines what every architecture's app must show after every event. Numbers in comments are
/// rows of the transition table in the app's specification. Each screen's state, transitions and
/// description are in a file under `Screens`, to which this file dispatches events.
package struct FootballGatherModel: ReferenceModel {
  var server: ServerState
  var login: LoginState
  var list: PlayerListState?
  var upper = UpperScreens.nothing
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
  let deviations: Deviations

  package init(start: Start) { self.init(start: start, deviations: []) }

  /// Creates the app right after its launch, with some deviations of the published apps.
  ///
  /// A canonical app and a deviating model must diverge in some session: this tests the oracle.
  // Row 1; with a token the list is already on the stack.
  package init(start: Start, deviations: Set<Deviation>) {
    self.deviations = Deviations(deviations)
    server = ServerState(start)
    login = LoginState(start, self.deviations)
    if start.token != nil { openList() }
    start.link.map { openURL($0) }
    start.notification.map { openNotification($0) }
  }

  package var isWaiting: Bool { !server.requests.isEmpty }

  /// Creates the ID of a screen, by which pending requests refer to it.
  mutating func newID() -> Int {
    lastID += 1
    return lastID
  }

  /// Row 75: the system terminates the app, and the user is signed out.
  ///
  /// Sessions do not contain this event; a runner that terminates the app after a session compares
  /// the stored data.
  package mutating func terminate() { server.token = nil }

  // MARK: Events

  package mutating func handle(_ event: UserEvent) {
    turn &+= 1
    switch event {
    case .answer(let index, let isSuccess): answer(index, isSuccess)
    case .openURL(let link): openURL(link)
    case .notification(let link): openNotification(link)
    case .openURLs(let links): links.forEach { openURL($0) }
    case .tapThenOpenURL(let name, let link):
      if alert == nil { tap(name) }
      openURL(link)
    case .backThenOpenURL(let link):
      if alert == nil { touch(.back) }
      openURL(link)
    case .wait(let seconds): gathering { [deviations] in $0.run(for: seconds, deviations) }
    case .alertButton(let index): chooseInAlert(index)
    // A tap during a swipe hits nothing: the window ignores touches during a transition.
    case .background, .interruption, .memoryWarning, .swipeBack(isFinished: false),
      .tapDuringSwipe(_, isFinished: false):
      break
    default: if alert == nil { touch(event) }
    }
  }

  // A touch reaches only the top screen, which handles disabled and hidden elements itself.
  private mutating func touch(_ event: UserEvent) {
    switch event {
    case .tap(let name): tap(name)
    case .doubleTap(let name): touchAtOnce([name, name]) { $0.tap($1) }
    case .tapBurst(let name, let count):
      touchAtOnce(repeatElement(name, count: max(0, count))) { $0.tap($1) }
    case .tapTogether(let names): touchAtOnce(names) { $0.tap($1) }
    case .doubleTapRow(let table, let section, let row):
      touchAtOnce([row, row]) { $0.tapRow(table, section, $1) }
    case .back, .swipeBack, .tapDuringSwipe: if depth > 1 { pop(toDepth: depth - 1) }
    case .backMenu(let index): if index >= 0, index < depth - 1 { pop(toDepth: index + 1) }
    case .type(let text, let field): type(text, into: field)
    case .toggle(ElementID.remember): if place == .login { login.toggle() }
    case .step(let name, let up): gathering { $0.step(name, up) }
    case .pick(ElementID.picker, let rows): gathering { $0.turnWheels(to: rows) }
    case .tapRow(let table, let section, let row): tapRow(table, section, row)
    case .deleteRow(ElementID.players, let section, let row): deleteRow(section, row)
    case .moveRow(ElementID.teams, let from, let to):
      if place == .confirm { confirming { $0.move(from, to) } }
    default: break
    }
  }

  // After a touch has started a transition or shown an alert, further touches are lost.
  private mutating func touchAtOnce<Target>(
    _ targets: some Sequence<Target>, _ touch: (inout FootballGatherModel, Target) -> Void
  ) {
    let top = topID
    for target in targets where alert == nil && topID == top { touch(&self, target) }
  }

  private mutating func tap(_ name: String) {
    switch place {
    case .login: tapInLogin(name)
    case .list: tapInList(name)
    case .detail: break
    case .edit: if name == ElementID.done { saveEdit() }
    case .add: if name == ElementID.done { saveNewPlayer() }
    case .confirm: if name == ElementID.start { startGather() }
    case .gather: tapInGather(name)
    }
  }

  private mutating func type(_ text: String, into field: String) {
    switch (place, field) {
    case (.login, _): login.type(text, into: field)
    case (.edit, ElementID.value): editing { [deviations] in $0.type(text, deviations) }
    case (.add, ElementID.name): adding { $0.type(text) }
    default: break
    }
  }

  private mutating func tapRow(_ table: String, _ section: Int, _ row: Int) {
    switch (place, table) {
    case (.list, ElementID.players): tapPlayer(section, row)
    case (.detail, ElementID.details): tapField(section, row)
    case (.edit, ElementID.items): editing { [deviations] in $0.pick(section, row, deviations) }
    default: break
    }
  }
}
