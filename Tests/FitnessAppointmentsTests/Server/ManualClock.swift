import FitnessAppointments

/// A clock that a test advances.
@MainActor final class ManualClock: ServerClock {
  private(set) var milliseconds = 0
  private var alarms: [(time: Int, block: @MainActor () -> Void)] = []

  func schedule(at milliseconds: Int, _ block: @escaping @MainActor () -> Void) {
    alarms.append((milliseconds, block))
  }

  /// Advances the clock to `end`, running all alarms up to then in order.
  func advance(to end: Int) {
    while let next = alarms.indices.min(by: { alarms[$0].time < alarms[$1].time }),
      alarms[next].time <= end
    {
      let alarm = alarms.remove(at: next)
      milliseconds = alarm.time
      alarm.block()
    }
    milliseconds = end
  }
}

/// A server with its clock, and the device of its app.
@MainActor struct ServerFixture {
  let clock = ManualClock()
  let store: DeviceStore
  let server: InMemoryServer

  init(
    user: String? = nil, tokenAge: Int = 0, appointments: [Appointment] = [],
    isSlowStart: Bool = false
  ) {
    store = DeviceStore(token: user.map { Token(user: $0, issuedAt: -tokenAge) })
    server = InMemoryServer(
      clock: clock, store: store, appointments: appointments, isSlowStart: isSlowStart)
  }
}

/// The answer to a request, once it has arrived.
@MainActor final class Answer<Value> {
  private(set) var result: Result<Value, ServiceError>?
  private(set) var count = 0

  var value: Value? { try? result?.get() }

  var error: ServiceError? {
    if case .failure(let error) = result { error } else { nil }
  }

  func receive(_ result: Result<Value, ServiceError>) {
    self.result = result
    count += 1
  }
}
