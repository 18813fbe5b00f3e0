import BenchmarkResults
public import FootballGatherSessions
import FootballGatherUI
import Foundation
public import PlantedDefects
import UserSessions

/// A look at a subject by one metric, for the score of planted defects.
///
/// What a metric says is brought down to a set of short texts. What a subject with a defect has more of than the subject
/// without it, its control, flags the defect.
public struct DefectTrial: Sendable {
  /// What a metric has to say of a subject.
  public struct Report: Codable, Sendable {
    /// Findings, and types of objects that live too long or grow in number.
    public var observations: Set<String> = []
    /// For each fault of a lifetime its fingerprint and the references to blame.
    public var suspects: [String: [String]] = [:]

    /// Begins with nothing.
    public init() {}
  }

  /// Random sessions that the reference model is compared in: as many as in the default plan, so that the score is also its score.
  package static let sessions = 1000
  /// Coverage-guided sessions that the reference model is compared in, likewise.
  package static let guidedSessions = 200
  // Fewer where every object is counted: what outlives its screen does so in every session that shows the screen.
  private static let leakSessions = 30

  private let subject: SubjectUnderTest
  private let seed: UInt64
  private let recorded: [Session<FootballGatherModel>]

  /// Prepares looks at a subject.
  ///
  /// - Parameter recorded: Sessions that every run replays.
  public init(
    _ subject: SubjectUnderTest, seed: UInt64, recorded: [Session<FootballGatherModel>] = []
  ) {
    self.subject = subject
    self.seed = seed
    self.recorded = recorded
  }

  /// Has a metric look at the subject.
  ///
  /// - Throws: `LeakCheck.Unavailable` without the allocation hooks, an error of statistics.
  @MainActor public func report(by metric: PlantedDefect.Metric) throws -> Report {
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

  private func report(of findings: [BenchmarkResults.Finding]) -> Report {
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
