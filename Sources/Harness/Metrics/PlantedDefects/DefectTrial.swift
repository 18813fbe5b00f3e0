import BenchmarkKit
import ComparedApps
import UserSessions

/// A subject with a planted defect, or its control without the defect.
package struct DefectTrial<A: App>: Sendable {
  let subject: SubjectUnderTest
  let app: A
  /// The seed of random sessions.
  let seed: UInt64
  /// Sessions that every run replays.
  let recorded: [Session<A.Model>]

  /// The first random or coverage-guided sessions of the seed.
  func range(_ count: Int, isGuided: Bool = false) -> SessionRange {
    SessionRange(seed: seed, first: 0, count: count, eventsPerSession: 100, isGuided: isGuided)
  }
}
