import FitnessAppointments
import Testing

@MainActor struct BookingTests {
  @Test("a booking is stored under the next ID when it is answered")
  func booking() {
    let fixture = ServerFixture(user: "mira")
    let answer = Answer<Appointment.ID>()
    fixture.server.book(.example, answer.receive)
    #expect(fixture.server.storedAppointments == [])

    fixture.clock.advance(to: 2_000)

    #expect(answer.value == 100)
    #expect(fixture.server.storedAppointments == [.example])
  }

  @Test("a booking that does not reach the server is not stored")
  func unreachable() {
    let fixture = ServerFixture(user: "mira")
    let answer = Answer<Appointment.ID>()
    fixture.server.book(.example, answer.receive)

    fixture.server.answer(at: 0, succeeding: false)

    #expect(answer.error == .unreachable)
    #expect(fixture.server.storedAppointments == [])
  }

  @Test("the second of two bookings of a slot is refused; IDs are never reused")
  func taken() {
    let fixture = ServerFixture(user: "nadia", appointments: [.example])
    let second = Answer<Appointment.ID>()
    let other = Answer<Appointment.ID>()
    fixture.server.book(.example, second.receive)
    fixture.server.cancel(100) { _ in }
    fixture.server.book(.example, other.receive)

    fixture.server.answer(at: 0, succeeding: true)
    fixture.server.answer(at: 0, succeeding: true)
    fixture.server.answer(at: 0, succeeding: true)

    #expect(second.error == .taken)
    #expect(other.value == 101)
  }

  @Test("after ten minutes, other users have booked every slot at 18:00 today")
  func strangers() {
    let slot = Slot(day: 0, hour: 18)

    #expect(!ServerRules.isTaken(slot, of: 1, in: 1, at: 599_999, booked: []))
    #expect(ServerRules.isTaken(slot, of: 1, in: 1, at: 600_000, booked: []))
    #expect(
      !ServerRules.isTaken(Slot(day: 1, hour: 18), of: 1, in: 1, at: 600_000, booked: []))
  }

  @Test("the free slots depend on the trainer and the club, and exclude booked slots")
  func slots() {
    let tomas = ServerRules.slots(of: 2, in: 2, at: 0, booked: [])
    let booked = ServerRules.slots(of: 2, in: 2, at: 0, booked: [.example])
    let anton = ServerRules.slots(of: 1, in: 2, at: 0, booked: [.example])

    #expect(
      tomas.map(\.text) == ["Today 12:00", "Today 15:00", "Tomorrow 12:00", "Tomorrow 15:00"])
    #expect(booked.map(\.text) == ["Today 15:00", "Tomorrow 12:00", "Tomorrow 15:00"])
    #expect(
      anton.map(\.text) == [
        "Today 09:00", "Today 15:00", "Today 18:00", "Tomorrow 09:00", "Tomorrow 15:00",
        "Tomorrow 18:00",
      ])
  }

  @Test("the offers change every ten minutes")
  func offers() {
    let times = [0, 599_999, 600_000, 1_200_000, 1_800_000]

    #expect(times.map(ServerRules.offers) == [[4, 8], [4, 8], [2], [], [4, 8]])
  }

  @Test("the server answers requests about the catalogue")
  func catalogue() {
    let fixture = ServerFixture()
    let trainers = Answer<[RatedTrainer]>()
    let classTrainer = Answer<Trainer.ID>()
    fixture.server.trainers(of: 12, trainers.receive)
    fixture.server.classTrainer(of: 21, classTrainer.receive)

    fixture.clock.advance(to: 1_001)

    #expect(trainers.value?.map(\.name) == ["Ivo", "Lea"])
    #expect(trainers.value?.map(\.rating) == ["3.4", "3.5"])
    #expect(classTrainer.value == 7)
  }

  @Test("cancelling an appointment that no longer exists succeeds")
  func cancellation() {
    let fixture = ServerFixture(user: "mira", appointments: [.example])
    let answer = Answer<Void>()
    fixture.server.cancel(100) { _ in }
    fixture.server.cancel(100, answer.receive)

    fixture.clock.advance(to: 1_001)

    #expect(answer.value != nil)
    #expect(fixture.server.storedAppointments == [])
  }
}
