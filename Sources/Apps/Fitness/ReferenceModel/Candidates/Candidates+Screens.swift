import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

// The options on each screen.
extension FitnessModel {
  func addFront(to all: inout [Candidate]) {
    switch front {
    case .splash: all.append(Candidate(.tap(ElementID.menu), .fumble))
    case .login(let state): addLogin(state, to: &all)
    case .note(let state):
      all += Self.note
      if state.isChanged { all.append(Candidate(.swipeSheet(isFinished: true), .explore)) }
    case .stack(let stack):
      guard let screen = stacks[stack].last else { return }
      add(screen, on: stack, to: &all)
    }
  }

  private func add(_ screen: ScreenState, on stack: Int, to all: inout [Candidate]) {
    if stack != Self.sheet, turn % 3 == 0 {
      all.append(Candidate(.tap(ElementID.menu), .explore, weight: 2))
      all.append(Candidate(.doubleTap(ElementID.menu), .hurry))
    }
    if screen.hasFailed {
      all.append(Candidate(.tap(ElementID.retry), .explore, weight: 4))
      all.append(Candidate(.doubleTap(ElementID.retry), .hurry))
    } else {
      all.append(Candidate(.tap(ElementID.retry), .fumble))
    }
    switch screen.content {
    case .activities: addRows(3, of: ElementID.activities, to: &all)
    case .subcategories(let state): addSubcategories(state, to: &all)
    case .trainers(let state):
      addRows(state.load.content?.count ?? 0, of: ElementID.trainers, to: &all)
    case .trainer(let state): addTrainer(state, to: &all)
    case .clubs: addRows(Catalogue.clubs.count, of: ElementID.clubs, to: &all)
    case .dates(let state):
      for day in 0...1 { addRows(state.slots(on: day).count, of: ElementID.slots, day, to: &all) }
    case .summary(let state):
      all += Self.summary
      addDelay(before: state.draft, to: &all)
    case .account: addAccount(to: &all)
    case .appointments(let state): addAppointments(state, to: &all)
    case .appointment: all += Self.appointment
    }
  }

  /// Proposes the rows of a section; the second tap of a double tap must have no effect.
  private func addRows(
    _ count: Int, of table: String, _ section: Int = 0, to all: inout [Candidate]
  ) {
    for row in 0..<count {
      all.append(Candidate(.tapRow(table, section: section, row: row), .explore, weight: 2))
    }
    all.append(Candidate(.tapRow(table, section: section, row: count), .fumble))
    all.append(Candidate(.doubleTapRow(table, section: section, row: 0), .hurry))
  }

  private func addSubcategories(_ state: SubcategoriesState, to all: inout [Candidate]) {
    addRows(state.rows.count, of: ElementID.subcategories, to: &all)
    all += Self.searches
    if !state.text.isEmpty { all.append(Candidate(.type("", into: ElementID.search), .fill)) }
  }

  private static let searches = ["o", "GA", "zz"].map {
    Candidate(.type($0, into: ElementID.search), .fill)
  }

  private func addTrainer(_ state: TrainerState, to all: inout [Candidate]) {
    all.append(
      Candidate(
        .tap(ElementID.book), state.canBook(as: identity) ? .explore : .fumble, weight: 4))
    all.append(Candidate(.doubleTap(ElementID.book), .hurry, weight: 2))
    all.append(Candidate(.tap(ElementID.similar), .explore))
    all.append(Candidate(.tapBurst(ElementID.similar, count: 3), .hurry))
    all.append(Candidate(.tapTogether([ElementID.similar, ElementID.book]), .hurry))
  }

  private static let summary = [
    Candidate(.tap(ElementID.confirm), .explore, weight: 6),
    Candidate(.doubleTap(ElementID.confirm), .hurry, weight: 2),
    Candidate(.tap(ElementID.note), .explore, weight: 2),
    Candidate(.tap(ElementID.leave), .goBack),
    Candidate(.tapTogether([ElementID.confirm, ElementID.leave]), .hurry),
    Candidate(.tapTogether([ElementID.confirm, ElementID.menu]), .hurry),
    Candidate(.tapRow(ElementID.summary, section: 0, row: 0), .fumble),
  ]

  private static let note =
    ["abc", "", "A note of more than fifteen letters"].map {
      Candidate(.type($0, into: ElementID.text), .fill, weight: 2)
    } + [
      Candidate(.tap(ElementID.save), .explore, weight: 3),
      Candidate(.tap(ElementID.discard), .goBack, weight: 2),
      Candidate(.doubleTap(ElementID.save), .hurry),
      Candidate(.tap(ElementID.confirm), .fumble),
    ]

  private func addAccount(to all: inout [Candidate]) {
    all.append(Candidate(.tap(ElementID.login), identity == .guest ? .explore : .fumble))
    all.append(Candidate(.tap(ElementID.logout), identity.isSignedIn ? .explore : .fumble))
    all.append(Candidate(.tap(ElementID.retry), identity == .offline ? .explore : .fumble))
    addRows(identity.trainerID == nil ? 1 : 2, of: ElementID.account, to: &all)
  }

  private func addAppointments(_ state: AppointmentsState, to all: inout [Candidate]) {
    let count = state.load.content?.count ?? 0
    addRows(count, of: ElementID.appointments, to: &all)
    for row in 0..<max(1, count) {
      all.append(Candidate(.deleteRow(ElementID.appointments, section: 0, row: row), .decide))
    }
    for segment in 0...1 {
      let isOther = identity.trainerID != nil && segment != state.scope.rawValue
      all.append(
        Candidate(
          .choose(ElementID.scope, segment: segment), isOther ? .explore : .fumble, weight: 4))
    }
    if turn % 2 == 0 { all.append(Candidate(.tap(ElementID.close), .goBack, weight: 2)) }
    all.append(Candidate(.tap(ElementID.menu), .fumble))
  }

  private static let appointment = [
    Candidate(.tap(ElementID.again), .explore, weight: 3),
    Candidate(.tap(ElementID.cancelAppointment), .explore),
    Candidate(.doubleTap(ElementID.again), .hurry),
    Candidate(.doubleTap(ElementID.cancelAppointment), .hurry),
    Candidate(.tapRow(ElementID.details, section: 0, row: 0), .fumble),
  ]

  private func addLogin(_ state: LoginState, to all: inout [Candidate]) {
    all += Self.login
    let user = ServerRules.users[turn % ServerRules.users.count]
    all.append(Candidate(.type(user, into: ElementID.username), .fill, weight: 4))
    let isComplete = !state.username.isEmpty && state.password == ServerRules.password
    all.append(Candidate(.tap(ElementID.login), .explore, weight: isComplete ? 12 : 1))
  }

  private static let login = [
    Candidate(.type(ServerRules.password, into: ElementID.password), .fill, weight: 8),
    Candidate(.type("", into: ElementID.password), .fill),
    Candidate(.type(ServerRules.password, into: ElementID.password), .explore, weight: 4),
    Candidate(.doubleTap(ElementID.login), .hurry),
    Candidate(.tapTogether([ElementID.login, ElementID.cancel]), .hurry),
    Candidate(.tap(ElementID.cancel), .goBack),
    Candidate(.tap(ElementID.menu), .fumble),
  ]
}
