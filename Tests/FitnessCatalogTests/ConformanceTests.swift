import FitnessAppointmentsReference
import TestRounds
import Testing
import UIKit
import UserSessions

@MainActor @Suite("Conformance of Fitness") struct ConformanceTests {
  @Test(
    "every conforming subject shows the screen of the reference model after every event",
    arguments: FitnessSubject.conforming)
  func screens(_ subject: FitnessSubject) {
    check(subject, sessions: rounds(300, inDebug: 40), behavior: UIKitBehavior())
  }

  @Test(
    "undocumented behaviour of UIKit does not affect what the user sees",
    arguments: UIKitBehavior.options.map(\.name), FitnessSubject.conforming)
  func openRules(_ name: String, _ subject: FitnessSubject) throws {
    let option = try #require(UIKitBehavior.options.first { $0.name == name })

    check(subject, sessions: rounds(30, inDebug: 3), behavior: .flipping(option))
  }

  private func check(_ subject: FitnessSubject, sessions: Int, behavior: UIKitBehavior) {
    let generator = SessionGenerator<FitnessModel>(seed: 0xF17, eventsPerSession: 100)
    for session in (0..<sessions).map(generator.session) {
      let app = RunningFitness(subject.variant, start: session.start, behavior: behavior)
      defer { app.device.shutDown() }

      let outcome = SessionRunner.check(ExpectedSession(session), on: app)

      let isConformant = outcome.isConformant
      #expect(isConformant, "\(outcome.divergence?.report ?? outcome.crash ?? "")")
    }
  }
}
