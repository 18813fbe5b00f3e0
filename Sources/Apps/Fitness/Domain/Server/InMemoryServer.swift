/// A deterministic server that answers as time passes, or earlier at the driver's request.
///
/// Requests wait in `pending` in the order of arrival. Each is answered once its latency has
/// passed; of several that are due, the oldest is answered and the others one millisecond later, so
/// that the app becomes idle between two answers. `answer(at:succeeding:)` answers any of them at
/// once, so that answers can be late, fail or arrive out of order. A request has its effect on the
/// server when it is answered, even if its sender no longer exists, unless it was cancelled.
@MainActor public final class InMemoryServer {
  /// A request's operation and arguments.
  public enum Operation: Hashable, Sendable {
    case state
    case login(username: String)
    case offers
    case trainers(Subcategory.ID)
    case classTrainer(Subcategory.ID)
    case details(Trainer.ID)
    case slots(Trainer.ID, Club.ID)
    case book(Draft)
    case appointments(Scope)
    case cancel(Appointment.ID)

    /// Whether the operation needs a token.
    public var needsAccount: Bool {
      switch self {
      case .book, .appointments, .cancel: true
      case .state, .login, .offers, .trainers, .classTrainer, .details, .slots: false
      }
    }

    /// Returns the time until the answer, in milliseconds.
    public func latency(isSlowStart: Bool = false) -> Int {
      switch self {
      case .state: isSlowStart ? 15_000 : 2_000
      case .login, .book: 2_000
      case .offers, .trainers, .classTrainer, .details, .slots, .appointments, .cancel: 1_000
      }
    }
  }

  private struct PendingRequest {
    let id: Int
    let operation: Operation
    var due: Int
    // The server is an argument because a request that captured it would retain it.
    let answer: @MainActor (InMemoryServer, Bool) -> Void
  }

  private let clock: any ServerClock
  private let store: any SessionStore
  private var requests: [PendingRequest] = []
  private var nextRequestID = 0
  private var nextAppointmentID: Int
  private var isSlowStart: Bool

  /// All appointments, in order of their IDs.
  public private(set) var storedAppointments: [Appointment]
  /// The password of the last request to log in.
  public private(set) var lastPassword = ""

  /// Creates a server that knows these appointments, for an app with this store.
  ///
  /// - Parameters:
  ///   - appointments: The appointments, in order of their IDs, which begin at 100.
  ///   - isSlowStart: Whether the first request for the state takes 15 seconds.
  public init(
    clock: any ServerClock, store: any SessionStore, appointments: [Appointment] = [],
    isSlowStart: Bool = false
  ) {
    self.clock = clock
    self.store = store
    self.isSlowStart = isSlowStart
    storedAppointments = appointments
    nextAppointmentID = (appointments.last?.id ?? 99) + 1
  }

  /// The services of an app that uses this server.
  public var services: Services { Services(server: self, store: store) }

  /// The number of pending requests.
  public var pendingCount: Int { requests.count }

  /// The pending requests, oldest first.
  public var pending: [Operation] { requests.map(\.operation) }

  // MARK: Answering

  /// Answers a pending request and removes it. If `succeeding` is `false`, the server is
  /// unreachable; otherwise its rules determine the answer.
  ///
  /// - Precondition: `index` is in `0..<pendingCount`.
  public func answer(at index: Int, succeeding: Bool) {
    requests.remove(at: index).answer(self, succeeding)
  }

  private func answerDueRequest() {
    let now = clock.milliseconds
    guard let oldest = requests.firstIndex(where: { $0.due <= now }) else { return }
    let request = requests.remove(at: oldest)
    postponeDueRequests(to: now + 1)
    request.answer(self, true)
  }

  private func postponeDueRequests(to time: Int) {
    var isAnyDue = false
    for index in requests.indices where requests[index].due < time {
      requests[index].due = time
      isAnyDue = true
    }
    if isAnyDue { wakeUp(at: time) }
  }

  private func wakeUp(at time: Int) {
    clock.schedule(at: time) { [weak self] in self?.answerDueRequest() }
  }

  // MARK: Asking

  private func enqueue<Value>(
    _ operation: Operation, _ completion: @escaping Completion<Value>,
    decision: @escaping @MainActor (InMemoryServer) -> Result<Value, ServiceError>
  ) -> any Request {
    let due = clock.milliseconds + operation.latency(isSlowStart: isSlowStart)
    if operation == .state { isSlowStart = false }
    let request = PendingRequest(id: nextRequestID, operation: operation, due: due) {
      server, isReachable in
      completion(isReachable ? decision(server) : .failure(.unreachable))
    }
    nextRequestID += 1
    requests.append(request)
    wakeUp(at: due)
    return SentRequest(request.id, to: self)
  }

  /// Enqueues a request that fails unless the token that was stored when it was sent is still
  /// valid.
  private func enqueueForUser<Value>(
    _ operation: Operation, _ completion: @escaping Completion<Value>,
    decision: @escaping @MainActor (InMemoryServer, String) -> Result<Value, ServiceError>
  ) -> any Request {
    let token = store.token
    return enqueue(operation, completion) { server in
      guard let token, token.isValid(at: server.clock.milliseconds) else {
        return .failure(.expired)
      }
      return decision(server, token.user)
    }
  }

  fileprivate func cancelRequest(_ id: Int) {
    requests.removeAll { $0.id == id }
  }
}

/// The sender's view of a request.
private final class SentRequest: Request {
  private let id: Int
  private weak var server: InMemoryServer?

  init(_ id: Int, to server: InMemoryServer) {
    self.id = id
    self.server = server
  }

  func cancel() {
    server?.cancelRequest(id)
  }
}

extension InMemoryServer: AppointmentServer {
  @discardableResult public func state(_ completion: @escaping Completion<Identity>) -> any Request
  {
    let token = store.token
    return enqueue(.state, completion) { server in
      .success(ServerRules.identity(of: token, at: server.clock.milliseconds))
    }
  }

  @discardableResult public func login(
    username: String, password: String, _ completion: @escaping Completion<Login>
  ) -> any Request {
    lastPassword = password
    return enqueue(.login(username: username), completion) { server in
      let now = server.clock.milliseconds
      guard password == ServerRules.password,
        let identity = ServerRules.identity(of: username, at: now)
      else { return .failure(.rejected) }
      return .success(Login(identity: identity, token: Token(user: username, issuedAt: now)))
    }
  }

  @discardableResult public func offers(_ completion: @escaping Completion<[Trainer.ID]>)
    -> any Request
  {
    enqueue(.offers, completion) { .success(ServerRules.offers(at: $0.clock.milliseconds)) }
  }

  @discardableResult public func trainers(
    of subcategory: Subcategory.ID, _ completion: @escaping Completion<[RatedTrainer]>
  ) -> any Request {
    enqueue(.trainers(subcategory), completion) { _ in
      let ids = Catalogue.subcategory(subcategory).trainerIDs
      return .success(ids.map { RatedTrainer(Catalogue.trainer($0)) })
    }
  }

  @discardableResult public func classTrainer(
    of subcategory: Subcategory.ID, _ completion: @escaping Completion<Trainer.ID>
  ) -> any Request {
    enqueue(.classTrainer(subcategory), completion) { _ in
      .success(Catalogue.subcategory(subcategory).trainerIDs[0])
    }
  }

  @discardableResult public func details(
    of trainer: Trainer.ID, _ completion: @escaping Completion<String>
  ) -> any Request {
    enqueue(.details(trainer), completion) { _ in .success(Catalogue.trainer(trainer).rating) }
  }

  @discardableResult public func slots(
    of trainer: Trainer.ID, in club: Club.ID, _ completion: @escaping Completion<[Slot]>
  ) -> any Request {
    enqueue(.slots(trainer, club), completion) { server in
      .success(
        ServerRules.slots(
          of: trainer, in: club, at: server.clock.milliseconds, booked: server.storedAppointments))
    }
  }

  @discardableResult public func book(
    _ draft: Draft, _ completion: @escaping Completion<Appointment.ID>
  ) -> any Request {
    guard let clubID = draft.clubID, let slot = draft.slot else {
      preconditionFailure("a draft that is booked has a club and a slot")
    }
    return enqueueForUser(.book(draft), completion) { server, user in
      let isTaken = ServerRules.isTaken(
        slot, of: draft.trainerID, in: clubID, at: server.clock.milliseconds,
        booked: server.storedAppointments)
      if isTaken { return .failure(.taken) }
      return .success(server.store(draft, of: user, in: clubID, at: slot))
    }
  }

  private func store(
    _ draft: Draft, of user: String, in clubID: Club.ID, at slot: Slot
  ) -> Appointment.ID {
    defer { nextAppointmentID += 1 }
    storedAppointments.append(
      Appointment(
        id: nextAppointmentID, user: user, activity: draft.activity,
        subcategoryID: draft.subcategoryID, trainerID: draft.trainerID, clubID: clubID, slot: slot,
        note: draft.note))
    return nextAppointmentID
  }

  @discardableResult public func appointments(
    _ scope: Scope, _ completion: @escaping Completion<[Appointment]>
  ) -> any Request {
    enqueueForUser(.appointments(scope), completion) { server, user in
      .success(
        ServerRules.appointments(
          scope, of: user, at: server.clock.milliseconds, in: server.storedAppointments))
    }
  }

  @discardableResult public func cancel(
    _ appointment: Appointment.ID, _ completion: @escaping Completion<Void>
  ) -> any Request {
    enqueueForUser(.cancel(appointment), completion) { server, _ in
      server.storedAppointments.removeAll { $0.id == appointment }
      return .success(())
    }
  }

  public func cancelAccountRequests() {
    requests.removeAll { $0.operation.needsAccount }
  }
}
