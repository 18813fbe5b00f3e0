import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

// Screens that load their content.
extension FitnessModel {
  /// Loads the screens that appear for the first time.
  ///
  /// A screen under a sheet or an alert has appeared; one that is covered on its stack, or in the
  /// tab that is not selected, has not.
  mutating func appear() {
    guard isStarted else { return }
    if deviates(.d42) { loadScreensShownAgain() }
    for stack in [tab, Self.sheet] {
      if let top = stacks[stack].last, top.isNew { load(top.id) }
    }
    followLinkInAppointments()
  }

  private mutating func loadScreensShownAgain() {
    let tops = [tab, Self.sheet].compactMap { stacks[$0].last }
    for top in tops where !top.isNew && !remnants.shownScreens.contains(top.id) { load(top.id) }
    remnants.shownScreens = tops.map(\.id)
  }

  // Rows 13 and 14.
  mutating func load(_ id: Int) {
    guard let operation = screen(id)?.loadOperation else { return }
    mark(identity == .offline ? 13 : 14)
    if identity == .offline {
      update(id) { $0.updateLoad { $0.failOffline() } }
    } else {
      let request = server.ask(operation, by: id)
      update(id) { $0.updateLoad { $0.begin(request) } }
    }
  }

  // Rows 14 and 15.
  mutating func retry(_ screen: ScreenState) {
    guard screen.hasFailed, !screen.isBusy else { return }
    if identity != .offline { return load(screen.id) }
    mark(15)
    if screen.place == .activities {
      tryAgain(by: screen.id)
    } else {
      show(.offline, by: screen.id)
    }
  }

  // Rows 16, 17 and 75.
  mutating func loadAnswered(
    _ answer: Result<ServerState.Answer, ServiceError>, _ request: ServerState.Request,
    _ screen: ScreenState
  ) {
    let isOfEarlierScope = deviates(.d19) && screen.place == .appointments
    guard screen.awaits(request.number) || isOfEarlierScope else { return }
    switch answer {
    case .failure(.expired):
      mark(22)
      expire()
    case .failure: loadFailed(screen)
    case .success(let answer):
      mark(16)
      update(screen.id) { $0.loaded(answer) }
      remember(answer)
    }
    followLinkInAppointments()
  }

  // Rows 17 and 75.
  private mutating func loadFailed(_ screen: ScreenState) {
    mark(17)
    let offersRetry = !deviates(.d43b)
    update(screen.id) { $0.updateLoad { $0.fail(offersRetry: offersRetry) } }
    if screen.place == .appointments, appointments?.parkedID != nil {
      mark(75)
      appointments?.parkedID = nil
    }
    if deviates(.d43) { show(.failure(.unreachable), by: screen.id) }
  }

  private mutating func remember(_ answer: ServerState.Answer) {
    guard deviates(.d35), case .appointments(let rows) = answer, let user = identity.user
    else { return }
    remnants.appointments = (user, rows)
  }
}

/// A load, whatever its content.
protocol Loading {
  var isNew: Bool { get }
  var hasFailed: Bool { get }
  mutating func failOffline()
  mutating func begin(_ request: Int)
  mutating func fail(offersRetry: Bool)
  func awaits(_ request: Int) -> Bool
}

extension Load: Loading {}

extension ScreenState {
  private var load: (any Loading)? {
    switch content {
    case .activities(let state): state.load
    case .trainers(let state): state.load
    case .trainer(let state): state.load
    case .dates(let state): state.load
    case .appointments(let state): state.load
    case .subcategories, .clubs, .summary, .account, .appointment: nil
    }
  }

  var isNew: Bool { load?.isNew ?? false }
  var hasFailed: Bool { load?.hasFailed ?? false }
  func awaits(_ request: Int) -> Bool { load?.awaits(request) ?? false }

  fileprivate var loadOperation: InMemoryServer.Operation? {
    switch content {
    case .activities: .offers
    case .trainers(let state): .trainers(state.subcategoryID)
    case .trainer(let state): .details(state.trainerID)
    case .dates(let state): state.draft.clubID.map { .slots(state.draft.trainerID, $0) }
    case .appointments(let state): .appointments(state.scope)
    case .subcategories, .clubs, .summary, .account, .appointment: nil
    }
  }
}

extension ScreenState.Content {
  fileprivate mutating func updateLoad(_ change: (inout any Loading) -> Void) {
    func changed<Content>(_ load: Load<Content>) -> Load<Content> {
      var load: any Loading = load
      change(&load)
      return load as? Load<Content> ?? Load()
    }
    switch self {
    case .activities(var state):
      state.load = changed(state.load)
      self = .activities(state)
    case .trainers(var state):
      state.load = changed(state.load)
      self = .trainers(state)
    case .trainer(var state):
      state.load = changed(state.load)
      self = .trainer(state)
    case .dates(var state):
      state.load = changed(state.load)
      self = .dates(state)
    case .appointments(var state):
      state.load = changed(state.load)
      self = .appointments(state)
    case .subcategories, .clubs, .summary, .account, .appointment: break
    }
  }

  fileprivate mutating func loaded(_ answer: ServerState.Answer) {
    switch (self, answer) {
    case (.activities(var state), .trainers(let trainers)):
      state.load.succeed(trainers)
      self = .activities(state)
    case (.trainers(var state), .trainers(let trainers)):
      state.load.succeed(trainers)
      self = .trainers(state)
    case (.trainer(var state), .details):
      state.load.succeed(())
      self = .trainer(state)
    case (.dates(var state), .slots(let slots)):
      state.load.succeed(slots, isEmpty: slots.isEmpty)
      self = .dates(state)
    case (.appointments(var state), .appointments(let appointments)):
      state.load.succeed(appointments, isEmpty: appointments.isEmpty)
      self = .appointments(state)
    default: break
    }
  }
}
