import FitnessAppointmentsReference
import Testing
import UserSessions

@Suite("Random sessions") struct RandomSessionTests {
  private static let sessions = (0..<300).map(SessionGenerator<FitnessModel>(seed: 5).session)

  @Test("a session is the same every time it is generated") func determinism() {
    let again = SessionGenerator<FitnessModel>(seed: 5).session(7)

    #expect(again.start == Self.sessions[7].start && again.events == Self.sessions[7].events)
    #expect(
      ExpectedSession<FitnessModel>(again).checksum
        == ExpectedSession<FitnessModel>(Self.sessions[7]).checksum)
  }
}
