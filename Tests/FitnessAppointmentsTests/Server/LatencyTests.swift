import FitnessAppointments
import Testing

@MainActor struct LatencyTests {
  @Test("a request is answered when its latency has passed, and not before")
  func latency() {
    let fixture = ServerFixture()
    let answer = Answer<[Trainer.ID]>()
    fixture.server.offers(answer.receive)

    fixture.clock.advance(to: 999)
    #expect(answer.result == nil)

    fixture.clock.advance(to: 1_000)
    #expect(answer.value == [4, 8])
    #expect(fixture.server.pending == [])
  }

  @Test("every operation has its own latency")
  func latencies() {
    let draft = Draft(activity: .any, trainerID: 1)
    let seconds: [(InMemoryServer.Operation, Int)] = [
      (.state, 2), (.login(username: "mira"), 2), (.offers, 1), (.trainers(10), 1),
      (.classTrainer(20), 1), (.details(1), 1), (.slots(1, 1), 1), (.book(draft), 2),
      (.appointments(.mine), 1), (.cancel(100), 1),
    ]

    for (operation, latency) in seconds {
      #expect(operation.latency() == latency * 1_000, "\(operation)")
    }
  }

  @Test("a slow start delays only the first request for the state")
  func slowStart() {
    let fixture = ServerFixture(isSlowStart: true)
    let first = Answer<Identity>()
    let second = Answer<Identity>()
    fixture.server.state(first.receive)
    fixture.server.state(second.receive)

    fixture.clock.advance(to: 2_000)
    #expect(second.value == .guest)
    #expect(first.result == nil)

    fixture.clock.advance(to: 15_000)
    #expect(first.value == .guest)
  }

  @Test("of three requests due together, one is answered each millisecond, the oldest first")
  func oneAtATime() {
    let fixture = ServerFixture()
    var order: [String] = []
    fixture.server.details(of: 1) { _ in order.append("details") }
    fixture.server.offers { _ in order.append("offers") }
    fixture.server.trainers(of: 10) { _ in order.append("trainers") }

    fixture.clock.advance(to: 1_000)
    #expect(order == ["details"])
    #expect(fixture.server.pending == [.offers, .trainers(10)])

    fixture.clock.advance(to: 1_001)
    #expect(order == ["details", "offers"])

    fixture.clock.advance(to: 1_002)
    #expect(order == ["details", "offers", "trainers"])
  }

  @Test("the oldest of the due requests is answered, even if another was due before it was sent")
  func oldestFirst() {
    let fixture = ServerFixture()
    var order: [String] = []
    fixture.server.login(username: "mira", password: "pw") { _ in order.append("login") }
    fixture.clock.advance(to: 1_000)
    fixture.server.offers { _ in order.append("offers") }

    fixture.clock.advance(to: 2_001)

    #expect(order == ["login", "offers"])
  }

  @Test("requests answered early are not answered again when they would be due")
  func early() {
    let fixture = ServerFixture()
    let first = Answer<String>()
    let second = Answer<[Trainer.ID]>()
    fixture.server.details(of: 4, first.receive)
    fixture.server.offers(second.receive)

    fixture.server.answer(at: 1, succeeding: false)
    fixture.clock.advance(to: 5_000)

    #expect(second.error == .unreachable)
    #expect(first.value == "3.4")
    #expect([first.count, second.count] == [1, 1])
  }

  @Test("a cancelled request is never answered and has no effect")
  func cancelled() {
    let fixture = ServerFixture(user: "mira", appointments: [.example])
    let answer = Answer<Void>()
    let request = fixture.server.cancel(100, answer.receive)

    request.cancel()
    fixture.clock.advance(to: 5_000)

    #expect(answer.count == 0)
    #expect(fixture.server.storedAppointments == [.example])
  }

  @Test("cancelling the account requests leaves the others pending")
  func accountRequests() {
    let fixture = ServerFixture(user: "mira")
    fixture.server.state { _ in }
    fixture.server.appointments(.mine) { _ in }
    fixture.server.offers { _ in }
    fixture.server.cancel(100) { _ in }
    fixture.server.book(.example) { _ in }

    fixture.server.cancelAccountRequests()

    #expect(fixture.server.pending == [.state, .offers])
  }
}

extension Appointment {
  static let example = Appointment(
    id: 100, user: "mira", activity: .gym, subcategoryID: 10, trainerID: 2, clubID: 2,
    slot: Slot(day: 0, hour: 12), note: "abc")
}

extension Draft {
  static let example = Draft(
    activity: .gym, subcategoryID: 10, trainerID: 2, clubID: 2, slot: Slot(day: 0, hour: 12),
    note: "abc")
}
