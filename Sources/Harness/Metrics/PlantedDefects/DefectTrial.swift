import BenchmarkKit
import ComparedApps
import Foundation
import PlantedDefects
import UserSessions

/// A measurement of a subject by one metric, for the score of planted defects.
///
/// The result is reduced to a set of short texts. A defect is detected if the subject has texts
/// that its control, the same subject without the defect, does not have.
package struct DefectTrial<A: App>: Sendable {
  /// The number of random sessions, as in the default plan, so that the score applies to that plan.
  package static var sessions: Int { 1000 }
  /// The number of coverage-guided sessions, as in the default plan.
  package static var guidedSessions: Int { 200 }
  // Fewer sessions, because each is slower, and every session that shows a screen reveals the leaks
  // of its objects.
  private static var leakSessions: Int { 30 }

  private let subject: SubjectUnderTest
  private let app: A
  private let seed: UInt64
  private let recorded: [Session<A.Model>]

  /// Creates a trial of a subject.
  ///
  /// - Parameter recorded: Sessions that every run replays.
  package init(
    _ subject: SubjectUnderTest, of app: A, seed: UInt64, recorded: [Session<A.Model>] = []
  ) {
    self.subject = subject
    self.app = app
    self.seed = seed
    self.recorded = recorded
  }

  /// Applies a metric to the subject.
  ///
  /// - Throws: `LeakCheck.Unavailable` without the allocation hooks, or a `StatisticsError`.
  @MainActor package func report(by metric: PlantedDefect.Metric) throws -> DefectReport {
    switch metric {
    case .conformance: conformance()
    case .links: links()
    case .exits: try exits()
    case .leaks: try leaks()
    case .growth: try growth()
    }
  }

  @MainActor private func conformance() -> DefectReport {
    let check = ConformanceCheck([subject])
    var part = check.run(recorded, of: app)
    part.add(check.run(range(Self.sessions), of: app))
    part.add(check.run(range(Self.guidedSessions, isGuided: true), of: app))
    return report(of: part.findings)
  }

  private func range(_ count: Int, isGuided: Bool = false) -> SessionRange {
    SessionRange(seed: seed, first: 0, count: count, eventsPerSession: 100, isGuided: isGuided)
  }

  private func report(of findings: [BenchmarkKit.Finding]) -> DefectReport {
    var report = DefectReport()
    for finding in findings {
      report.observations.insert("\(finding.kind.rawValue): \(finding.fingerprint ?? "")")
    }
    return report
  }

  @MainActor private func links() -> DefectReport {
    report(of: DeepLinkCheck([subject]).run(of: app).findings)
  }

  @MainActor private func exits() throws -> DefectReport {
    let part = try ExitPathCheck([subject]).run(of: app)
    var report = report(of: part.findings)
    for row in part.result.rows {
      let exit = part.result.exits[row.exit]
      for fate in row.fates {
        report.observations.insert(
          "\(exit.kind), \(exit.screen): \(fate.count) \(fate.type) \(fate.verdict.title)"
            + (fate.until.map { " after \($0)" } ?? ""))
      }
    }
    return report
  }

  @MainActor private func leaks() throws -> DefectReport {
    let leaks = try LeakCheck([subject]).run(range(Self.leakSessions), of: app)
    var report = DefectReport()
    for row in leaks.rows {
      for verdict in LeakVerdict.allCases where row[verdict] > 0 {
        report.observations.insert("\(row.type) \(verdict.title)")
      }
    }
    for defect in leaks.defects {
      report.observations.insert("defect \(defect.fingerprint): \(defect.text)")
      report.suspects[defect.fingerprint] = defect.suspects
    }
    return report
  }

  @MainActor private func growth() throws -> DefectReport {
    var report = DefectReport()
    for growth in try LeakGrowth([subject]).run(of: app) where growth.slope > 0 {
      report.observations.insert("'\(growth.cycle)' adds \(growth.type)")
    }
    return report
  }
}
