import BenchmarkKit
import ComparedApps
import CountedSections
import UIKit
import UserSessions

/// Counts the instructions of whole sessions.
///
/// A session lasts from the delivery of the first event until the app is idle after the last.
package struct InstructionCount: Sendable {
  /// An error thrown when sessions cannot be counted.
  package struct Failure: Error, CustomStringConvertible, Sendable {
    /// The error message, with the session and the subject.
    package let description: String
  }

  private let subject: SubjectUnderTest

  package init(_ subject: SubjectUnderTest) { self.subject = subject }

  /// Carries out these sessions under Callgrind; creating and releasing the app is not counted.
  ///
  /// Every session is first compared with the reference model. This proves that all subjects do the
  /// same work, and completes one-time work of the process before counting begins.
  ///
  /// - Throws: `Failure` if a screen differs from the reference model's.
  @MainActor package func perform(_ range: SessionRange) throws(Failure) {
    try perform(range, on: subject.app)
  }

  @MainActor private func perform<A: App>(_ range: SessionRange, on app: A) throws(Failure) {
    let generator = range.generator(of: A.Model.self)
    let sessions = range.indices.map { ExpectedSession(generator.session($0)) }
    for session in sessions
    where !app.check(session, on: subject.variant).isConformant {
      throw Failure(
        description:
          """
          \(subject.subject.id) diverged in session \(session.session.origin?.index ?? -1), \
          expected the reference model's screens. Run 'bench measure conformance'.
          """)
    }
    for session in sessions.map(\.session) {
      let app = app.launch(subject.variant, start: session.start)
      defer { app.device.shutDown() }
      CountedSection.run { SessionRunner.run(session.events, on: app) }
    }
  }

  /// The subject's counts, from Callgrind's profiles of these sessions.
  package func row(_ profiles: [CallgrindProfile], of range: SessionRange) -> Instructions.Row {
    var attribution = LayerAttribution(
      architecture: subject.subject.module, in: subject.app.sources)
    var costs: [Instructions.Layer: Instructions.Cost] = [:]
    for function in profiles.flatMap(\.functions) { attribution.charge(function, to: &costs) }
    let events = Double(range.count * range.eventsPerSession)
    return Instructions.Row(
      subject: subject.subject.id, costs: costs.mapValues { $0.divided(by: events) })
  }
}

extension Instructions.Cost {
  fileprivate func divided(by count: Double) -> Self {
    var cost = self
    cost.code /= count
    cost.references /= count
    cost.memory /= count
    cost.library /= count
    return cost
  }
}
