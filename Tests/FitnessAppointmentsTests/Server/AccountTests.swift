import FitnessAppointments
import Testing

@MainActor struct AccountTests {
  @Test(
    "the state identifies the token's user if the token is valid, and a guest otherwise",
    arguments: [
      ("mira", 0, Identity.member(user: "mira")),
      ("tomas", 0, .trainer(user: "tomas", id: 2)),
      ("nadia", 0, .member(user: "nadia")),
      ("mira", 1_198_000, .member(user: "mira")),
      ("mira", 1_198_001, .guest),
    ])
  func state(user: String, tokenAge: Int, identity: Identity) {
    let fixture = ServerFixture(user: user, tokenAge: tokenAge)
    let answer = Answer<Identity>()
    fixture.server.state(answer.receive)

    fixture.clock.advance(to: 2_000)

    #expect(answer.value == identity)
  }

  @Test("a device without a token belongs to a guest")
  func noToken() {
    let fixture = ServerFixture()
    let answer = Answer<Identity>()
    fixture.server.state(answer.receive)

    fixture.clock.advance(to: 2_000)

    #expect(answer.value == .guest)
  }

  @Test("Tomas is a trainer for the first hour, and Nadia becomes one after half an hour")
  func roles() {
    #expect(ServerRules.identity(of: "tomas", at: 3_599_999) == .trainer(user: "tomas", id: 2))
    #expect(ServerRules.identity(of: "tomas", at: 3_600_000) == .member(user: "tomas"))
    #expect(ServerRules.identity(of: "nadia", at: 1_799_999) == .member(user: "nadia"))
    #expect(ServerRules.identity(of: "nadia", at: 1_800_000) == .trainer(user: "nadia", id: 6))
  }

  @Test("a login returns a token that is issued when the server answers")
  func login() {
    let fixture = ServerFixture()
    let answer = Answer<Login>()
    fixture.clock.advance(to: 7_000)
    fixture.server.login(username: "tomas", password: "pw", answer.receive)

    fixture.clock.advance(to: 9_000)

    #expect(answer.value?.identity == .trainer(user: "tomas", id: 2))
    #expect(answer.value?.token == Token(user: "tomas", issuedAt: 9_000))
    #expect(fixture.store.token == nil)
  }

  @Test(
    "a login with a wrong name or password is rejected",
    arguments: [("mira", "no"), ("mira", ""), ("Mira", "pw"), ("anna", "pw")])
  func rejected(username: String, password: String) {
    let fixture = ServerFixture()
    let answer = Answer<Login>()
    fixture.server.login(username: username, password: password, answer.receive)

    fixture.server.answer(at: 0, succeeding: true)

    #expect(answer.error == .rejected)
    #expect(fixture.server.lastPassword == password)
  }

  @Test("requests that need an account fail when the token has expired, and have no effect")
  func expired() {
    let fixture = ServerFixture(user: "mira", tokenAge: 1_199_000, appointments: [.example])
    let list = Answer<[Appointment]>()
    let cancellation = Answer<Void>()
    let booking = Answer<Appointment.ID>()
    fixture.server.appointments(.mine, list.receive)
    fixture.server.cancel(100, cancellation.receive)
    var draft = Draft.example
    draft.slot = Slot(day: 1, hour: 12)
    fixture.server.book(draft, booking.receive)

    fixture.clock.advance(to: 3_000)

    #expect(list.value == [.example])
    #expect(cancellation.error == .expired)
    #expect(booking.error == .expired)
    #expect(fixture.server.storedAppointments == [.example])
  }

  @Test("users see their own appointments, and trainers also those booked with them")
  func scopes() {
    let tomas = Appointment(
      id: 101, user: "tomas", activity: .any, subcategoryID: nil, trainerID: 4, clubID: 1,
      slot: Slot(day: 1, hour: 9))
    let all = [Appointment.example, tomas]

    #expect(ServerRules.appointments(.mine, of: "mira", at: 0, in: all) == [.example])
    #expect(ServerRules.appointments(.mine, of: "tomas", at: 0, in: all) == [tomas])
    #expect(ServerRules.appointments(.withMe, of: "tomas", at: 0, in: all) == [.example])
    #expect(ServerRules.appointments(.withMe, of: "tomas", at: 3_600_000, in: all) == [])
    #expect(ServerRules.appointments(.withMe, of: "mira", at: 0, in: all) == [])
  }
}
