import FitnessAppointmentsReference
import Testing
import UserSessions

@Suite("Invariants") struct InvariantTests {
  @Test("random sessions break no invariant", arguments: [1, 2, 3] as [UInt64])
  func randomSessions(_ seed: UInt64) {
    let generator = SessionGenerator<FitnessModel>(seed: seed, eventsPerSession: 150)
    for index in 0..<300 {
      let session = generator.session(index)
      var model = FitnessModel(start: session.start)
      for event in session.events {
        model.handle(event)
        #expect(model.brokenInvariants.isEmpty, "session \(index), \(event)")
        if !model.brokenInvariants.isEmpty { return }
      }
    }
  }
}
