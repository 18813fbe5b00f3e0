public import BenchmarkResults
public import FootballGatherSessions
public import UIKit
public import UserSessions

/// Runs sessions on subjects and holds every screen against the reference model.
public struct ConformanceCheck: Sendable {
  /// What a part of a campaign came to; parts add up.
  public struct Part: Codable, Sendable {
    public var rows: [Conformance.Row]
    public var findings: [Finding]
    /// The sum of the sessions' checksums, which does not depend on how they were split.
    public var checksum: UInt64
    /// The edges of the navigation graph that the sessions travelled: once a session, whatever the subjects.
    public var navigation = NavigationCoverage()
  }

  private let subjects: [SubjectUnderTest]
  private let deviations: Set<Deviation>
  private let behavior: UIKitBehavior

  /// Prepares a check of these subjects.
  ///
  /// - Parameters:
  ///   - deviations: What the reference model is to do as published code does it; the canonical app then fails.
  ///   - behavior: How what real UIKit leaves open is decided.
  public init(
    _ subjects: [SubjectUnderTest], deviations: Set<Deviation> = [],
    behavior: UIKitBehavior = UIKitBehavior()
  ) {
    self.subjects = subjects
    self.deviations = deviations
    self.behavior = behavior
  }

  /// Runs these sessions on every subject.
  ///
  /// - Parameter progress: Called after each session of each subject.
  @MainActor public func run(_ range: SessionRange, progress: () -> Void = {}) -> Part {
    run(range.sessions, progress: progress)
  }

  /// Runs given sessions on every subject.
  @MainActor public func run(
    _ sessions: some Sequence<Session<FootballGatherModel>>, progress: () -> Void = {}
  ) -> Part {
    var part = Part(
      rows: subjects.map { Conformance.Row(subject: $0.subject.id) }, findings: [], checksum: 0)
    for session in sessions {
      let expected = ExpectedSession(
        session, model: FootballGatherModel(start: session.start, deviations: deviations))
      part.checksum &+= expected.checksum
      part.navigation.add(session)
      for (position, subject) in subjects.enumerated() {
        let outcome = FootballGatherApp.check(
          expected, on: subject.variant, behavior: behavior)
        part.rows[position].add(outcome)
        part.findings.merge(outcome.findings(of: subject.subject.id, expected.session))
        progress()
      }
    }
    return part
  }

  /// Adds up the parts of a campaign, in their order.
  public static func merge(_ parts: [Part]) -> (result: Conformance, findings: [Finding]) {
    var rows: [Conformance.Row] = []
    for row in parts.flatMap(\.rows) {
      if let index = rows.firstIndex(where: { $0.subject == row.subject }) {
        rows[index].add(row)
      } else {
        rows.append(row)
      }
    }
    let checksum = parts.reduce(0) { $0 &+ $1.checksum }
    var findings: [Finding] = []
    var navigation = NavigationCoverage()
    for part in parts {
      findings.merge(part.findings)
      navigation.add(part.navigation)
    }
    return (
      Conformance(
        rows: rows, checksum: "0x" + String(checksum, radix: 16), navigation: navigation.edges),
      findings
    )
  }
}

extension SessionOutcome<FootballGatherModel> {
  /// What is wrong with a subject that came to this.
  func findings(of subject: String, _ session: Session<FootballGatherModel>) -> [Finding] {
    func finding(
      _ kind: Finding.Kind, _ summary: String, _ detail: String, _ fingerprint: String
    ) -> Finding {
      Finding(
        kind: kind, subject: subject, summary: summary, detail: detail,
        replay: session.replayCommand(subject: subject), fingerprint: fingerprint,
        origin: session.generated)
    }
    var findings: [Finding] = []
    if let divergence {
      findings.append(
        finding(
          .divergence, "the screen is not what the reference model says after event \(events)",
          divergence.report, divergence.fingerprint))
    }
    if let crash {
      findings.append(
        finding(
          .crash, "UIKit would have raised an exception", crash,
          "exception: \(crash.replacing(/[0-9]+/, with: "#"))"))
    }
    if unexpectedRefusals > 0 {
      findings.append(
        finding(
          .refusal,
          "UIKit refused \(refusals) requests, \(unexpectedRefusals) off what was expected",
          divergence == nil ? "" : "The session diverged as well.", "refusal"))
    }
    return findings
  }
}

extension NavigationCoverage {
  fileprivate var edges: [Conformance.Edge] {
    zip(NavigationEdge.all, counts).map { edge, count in
      Conformance.Edge(
        from: edge.from.rawValue, kind: edge.trigger.kind, trigger: "\(edge.trigger)",
        to: edge.to.rawValue, count: count)
    }
  }
}

extension Conformance.Row {
  fileprivate mutating func add(_ outcome: SessionOutcome<FootballGatherModel>) {
    sessions += 1
    events += outcome.events
    divergences += outcome.divergence == nil ? 0 : 1
    crashes += outcome.crash == nil ? 0 : 1
    expectedRefusals += max(0, outcome.refusals - outcome.unexpectedRefusals)
    unexpectedRefusals += outcome.unexpectedRefusals
  }

  fileprivate mutating func add(_ other: Conformance.Row) {
    sessions += other.sessions
    events += other.events
    divergences += other.divergences
    crashes += other.crashes
    expectedRefusals += other.expectedRefusals
    unexpectedRefusals += other.unexpectedRefusals
  }
}
