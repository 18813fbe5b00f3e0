import FitnessAppointments

/// The server, the device's store and the clock: the model's counterpart of `InMemoryServer`.
struct ServerState: Sendable {
  struct Request: Sendable {
    /// The request's number; requests are numbered as they are sent.
    let number: Int
    let operation: InMemoryServer.Operation
    /// The screen that waits for the answer; `nil` if the app itself does.
    let owner: Int?
    /// The token that was stored when the request was sent.
    let token: Token?
    let password: String
    /// The time of the answer, in milliseconds.
    var due: Int
    /// Whether this is the request that the app sends at its launch.
    var isFirst: Bool { number == 1 }
  }

  /// The time since the launch, in milliseconds.
  var now = 0
  private(set) var requests: [Request] = []
  private(set) var appointments: [Appointment]
  private var nextAppointmentID: Int
  private var lastNumber = 0
  private var isSlow: Bool
  private(set) var lastPassword = ""
  // The data in the device's store.
  var token: Token?
  var lastUsername: String?
  var homeClubID: Club.ID?

  init(_ start: FitnessModel.Start) {
    appointments = start.storedAppointments
    nextAppointmentID = 100 + start.appointments.count
    isSlow = start.isSlow
    token = start.token
    lastUsername = start.lastUsername
    homeClubID = start.homeClubID
  }

  /// Adds a request; returns its number.
  mutating func ask(
    _ operation: InMemoryServer.Operation, by owner: Int?, password: String = ""
  ) -> Int {
    lastNumber += 1
    let due = now + operation.latency(isSlowStart: isSlow)
    if operation == .state { isSlow = false }
    if case .login = operation { lastPassword = password }
    requests.append(
      Request(
        number: lastNumber, operation: operation, owner: owner, token: token, password: password,
        due: due))
    return lastNumber
  }

  var isStateOpen: Bool { requests.contains { $0.operation == .state } }

  mutating func remove(at index: Int) -> Request { requests.remove(at: index) }

  /// Cancels requests, which then have no effect.
  mutating func cancel(where isCancelled: (Request) -> Bool) {
    requests.removeAll(where: isCancelled)
  }

  /// The time of the next answer that the server sends by itself.
  var nextAnswer: Int? { requests.lazy.map(\.due).min() }

  /// Removes the oldest request that is due; the others are answered one millisecond later.
  mutating func removeDue() -> Request? {
    guard let oldest = requests.firstIndex(where: { $0.due <= now }) else { return nil }
    let request = requests.remove(at: oldest)
    for index in requests.indices where requests[index].due <= now { requests[index].due = now + 1 }
    return request
  }

  // MARK: The server's decisions

  enum Answer: Sendable {
    case identity(Identity)
    case login(Identity, Token)
    case trainers([Trainer.ID])
    case trainer(Trainer.ID)
    case details
    case slots([Slot])
    case booked
    case appointments([Appointment])
    case cancelled
  }

  /// Carries out a request that has reached the server.
  mutating func carryOut(_ request: Request) -> Result<Answer, ServiceError> {
    switch request.operation {
    case .state: .success(.identity(ServerRules.identity(of: request.token, at: now)))
    case .login(let user): logIn(user, request.password)
    case .offers: .success(.trainers(ServerRules.offers(at: now)))
    case .trainers(let id): .success(.trainers(Catalogue.subcategory(id).trainerIDs))
    case .classTrainer(let id): .success(.trainer(Catalogue.subcategory(id).trainerIDs[0]))
    case .details: .success(.details)
    case .slots(let trainer, let club):
      .success(
        .slots(ServerRules.slots(of: trainer, in: club, at: now, booked: appointments)))
    case .book, .appointments, .cancel: carryOut(request.operation, token: request.token)
    }
  }

  private func logIn(_ user: String, _ password: String) -> Result<Answer, ServiceError> {
    guard password == ServerRules.password, let identity = ServerRules.identity(of: user, at: now)
    else { return .failure(.rejected) }
    return .success(.login(identity, Token(user: user, issuedAt: now)))
  }

  private mutating func carryOut(
    _ operation: InMemoryServer.Operation, token: Token?
  ) -> Result<Answer, ServiceError> {
    guard let token, token.isValid(at: now) else { return .failure(.expired) }
    switch operation {
    case .book(let draft): return book(draft, for: token.user)
    case .appointments(let scope):
      return .success(
        .appointments(ServerRules.appointments(scope, of: token.user, at: now, in: appointments)))
    case .cancel(let id):
      appointments.removeAll { $0.id == id }
      return .success(.cancelled)
    default: return .failure(.unreachable)
    }
  }

  private mutating func book(_ draft: Draft, for user: String) -> Result<Answer, ServiceError> {
    guard let club = draft.clubID, let slot = draft.slot else {
      preconditionFailure("a draft that is booked has a club and a slot")
    }
    if ServerRules.isTaken(slot, of: draft.trainerID, in: club, at: now, booked: appointments) {
      return .failure(.taken)
    }
    appointments.append(
      Appointment(
        id: nextAppointmentID, user: user, activity: draft.activity,
        subcategoryID: draft.subcategoryID, trainerID: draft.trainerID, clubID: club, slot: slot,
        note: draft.note))
    nextAppointmentID += 1
    return .success(.booked)
  }
}
