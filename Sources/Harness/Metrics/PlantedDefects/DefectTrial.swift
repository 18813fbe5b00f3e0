import BenchmarkKit
import FootballGatherReference
import FootballGatherUI
import Foundation
import PlantedDefects
import UserSessions

/// A measurement of a subject by one metric, for the score of planted defects.
///
/// The result is reduced to a set of short texts. A defect is detected if the subject has texts
/// that its control, the same subject without the defect, does not have.
package struct DefectTrial: Sendable {
  /// The result of a metric for a subject.
  package struct Report: Codable, Sendable {
    /// Findings, and types of objects that live too long or grow in number.
    package var observations: Set<String> = []
    /// The suspect references of each lifetime defect, by its fingerprint.
    package var suspects: [String: [String]] = [:]

    /// Creates an empty report.
    package init() {}
  }

  /// The number of random sessions: that of the default plan, so that the score applies to it, too.
  package static let sessions = 1000
  /// The number of coverage-guided sessions, also that of the default plan.
  package static let guidedSessions = 200
  // Fewer where every object is counted: an object that outlives its screen does so in every
  // session that shows the screen.
  private static let leakSessions = 30

  private let subject: SubjectUnderTest
  private let seed: UInt64
  private let recorded: [Session<FootballGatherModel>]

  /// Creates a trial of a subject.
  ///
  /// - Parameter recorded: Sessions that every run replays.
  package init(
    _ subject: SubjectUnderTest, seed: UInt64, recorded: [Session<FootballGatherModel>] = []
  ) {
    self.subject = subject
    self.seed = seed
    self.recorded = recorded
  }

  /// Applies a metric to the subject.
  ///
  /// - Throws: `LeakCheck.Unavailable` without the allocation hooks, or a `StatisticsError`.
  @MainActor package func report(by metric: PlantedDefect.Metric) throws -> Report {
    switch metric {
    case .conformance: conformance()
    case .links: links()
    case .exits: try exits()
    case .leaks: try leaks()
    case .growth: try growth()
    }
  }

  @MainActor private func conformance() -> Report {
    let check = ConformanceCheck([subject])
    var part = check.run(recorded)
    part.add(check.run(range(Self.sessions)))
    part.add(check.run(range(Self.guidedSessions, isGuided: true)))
    return report(of: part.findings)
  }

  private func range(_ count: Int, isGuided: Bool = false) -> SessionRange {
    SessionRange(seed: seed, first: 0, count: count, eventsPerSession: 100, isGuided: isGuided)
  }

  private func report(of findings: [BenchmarkKit.Finding]) -> Report {
    var report = Report()
    for finding in findings {
      report.observations.insert("\(finding.kind.rawValue): \(finding.fingerprint ?? "")")
    }
    return report
  }

  @MainActor private func links() -> Report {
    report(of: DeepLinkCheck([subject]).run().findings)
  }

  @MainActor private func exits() throws -> Report {
    let part = try ExitCheck([subject]).run()
    var report = report(of: part.findings)
    for row in part.result.rows {
      let exit = part.result.exits[row.exit]
      for fate in row.fates {
        report.observations.insert(
          "\(exit.way), \(exit.screen): \(fate.count) \(fate.type) \(fate.verdict)"
            + (fate.until.map { " until \($0)" } ?? ""))
      }
    }
    return report
  }

  @MainActor private func leaks() throws -> Report {
    let leaks = try LeakCheck([subject]).run(range(Self.leakSessions))
    var report = Report()
    for row in leaks.rows {
      for (verdict, count) in [
        ("leaked", row.leaked), ("abandoned", row.abandoned), ("late", row.late),
        ("premature", row.premature),
      ] where count > 0 {
        report.observations.insert("\(row.type) \(verdict)")
      }
    }
    for fault in leaks.faults {
      report.observations.insert("fault \(fault.fingerprint): \(fault.text)")
      report.suspects[fault.fingerprint] = fault.suspects
    }
    return report
  }

  @MainActor private func growth() throws -> Report {
    var report = Report()
    for growth in try LeakGrowth([subject]).run() where growth.slope > 0 {
      report.observations.insert("\(growth.type) grows with '\(growth.cycle)'")
    }
    return report
  }
}
