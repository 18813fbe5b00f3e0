import FitnessAppointments
import FitnessAppointmentsReference
import TestRounds
import Testing
import UserSessions

@Suite("Deviations") struct DeviationTests {
  /// Sessions with the screens of the canonical model.
  private static let sessions = (0..<600).map {
    ExpectedSession(SessionGenerator<FitnessModel>(seed: 404).session($0))
  }

  /// The first session and event after which a model with the deviation shows a different screen.
  private static func exposure(
    of deviation: Deviation, within count: Int
  ) -> (session: Int, event: Int)? {
    for (index, expected) in sessions.prefix(count).enumerated() {
      var model = FitnessModel(start: expected.session.start, deviations: [deviation])
      if model.digest != expected.screens[0] { return (index, 0) }
      for (event, screen) in zip(expected.session.events, expected.screens.dropFirst()).enumerated()
      {
        model.handle(screen.0)
        if model.digest != screen.1 { return (index, event + 1) }
      }
    }
    return nil
  }

  @Test(
    "random sessions expose every visible deviation",
    arguments: Deviation.allCases.filter { $0.reasonNotVisible == nil })
  func exposed(_ deviation: Deviation) {
    #expect(Self.exposure(of: deviation, within: 600) != nil)
  }

  @Test("60 random sessions expose at least four in five visible deviations")
  func mostlySoon() {
    let visible = Deviation.allCases.filter { $0.reasonNotVisible == nil }
    let exposed = visible.count { Self.exposure(of: $0, within: 60) != nil }

    #expect(exposed * 5 >= visible.count * 4)
  }

  @Test(
    "invisible deviations are never exposed",
    arguments: Deviation.allCases.filter { $0.reasonNotVisible != nil })
  func hidden(_ deviation: Deviation) {
    #expect(Self.exposure(of: deviation, within: rounds(600, inDebug: 60)) == nil)
  }

  @Test("all deviations together run without a crash") func together() {
    for expected in Self.sessions.prefix(rounds(600, inDebug: 60)) {
      var model = FitnessModel(
        start: expected.session.start, deviations: Set(Deviation.allCases))
      for event in expected.session.events {
        model.handle(event)
        _ = model.digest
        _ = model.candidates()
      }
    }
  }

  @Test("each deviation alone runs without a crash", arguments: Deviation.allCases)
  func alone(_ deviation: Deviation) {
    for expected in Self.sessions.prefix(rounds(300, inDebug: 30)) {
      var model = FitnessModel(start: expected.session.start, deviations: [deviation])
      for event in expected.session.events { model.handle(event) }
      _ = model.digest
    }
  }

  @Test("the deviations from D01 to D45 are all listed, each with its own summary") func catalogue()
  {
    let numbers = Set(Deviation.allCases.map { $0.rawValue.prefix(3) })

    #expect(numbers.sorted() == (1...45).map { $0 < 10 ? "D0\($0)" : "D\($0)" })
    #expect(Deviation.allCases.allSatisfy { $0.summary.hasSuffix(".") })
    #expect(Set(Deviation.allCases.map(\.summary)).count == Deviation.allCases.count)
  }
}
