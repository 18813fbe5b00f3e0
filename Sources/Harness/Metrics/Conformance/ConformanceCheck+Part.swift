import BenchmarkKit
import ComparedApps
import UserSessions

extension ConformanceCheck {
  /// The result of part of a campaign, to which other parts can be added.
  package struct Part: Codable, Sendable {
    package var rows: [Conformance.Row]
    package var findings: [Finding]
    /// The sum of the sessions' checksums; it does not depend on how the campaign is split.
    package var checksum: UInt64
    /// The edges of the navigation graph covered by the sessions, regardless of the subjects.
    package var navigation: NavigationCoverage
    /// The edges covered by each subject before it diverges from the reference model.
    private var covered: [String: NavigationCoverage]

    private enum CodingKeys: String, CodingKey {
      case rows, findings, checksum, navigation, covered = "travelled"
    }

    package init<A: App>(of subjects: [String], in app: A) {
      let nothing = NavigationCoverage(of: A.Model.self)
      navigation = nothing
      rows = subjects.map { Conformance.Row(subject: $0) }
      findings = []
      checksum = 0
      covered = Dictionary(
        subjects.map { ($0, nothing) }, uniquingKeysWith: { first, _ in first })
    }

    /// Creates a part for a session that ended a subject's process, which counts as a crash.
    ///
    /// - Parameter events: The number of completed events; -1 if the app did not finish launching.
    package init(
      failed subject: String, of subjects: [String], in app: any App, _ session: (any AppSession)?,
      events: Int
    ) {
      self.init(of: subjects, in: app)
      if let session { covered[subject]?.add(session.coverage(ofFirst: events)) }
      for index in rows.indices where rows[index].subject == subject {
        rows[index].sessions = 1
        rows[index].crashes = 1
        rows[index].events = max(0, events)
      }
    }

    /// Adds the results of later sessions, for some or all subjects.
    package mutating func add(_ later: Part) {
      rows = (rows + later.rows).merged(by: \.subject) { $0.add($1) }
      findings.merge(later.findings)
      checksum &+= later.checksum
      navigation.add(later.navigation)
      covered.merge(later.covered) { mine, other in
        var sum = mine
        sum.add(other)
        return sum
      }
    }

    /// Adds a subject's outcome in one session.
    mutating func add<A: App>(
      _ outcome: SessionOutcome<A.Model>, of position: Int, in session: Session<A.Model>,
      _ whole: NavigationCoverage, _ app: A
    ) {
      rows[position].add(outcome)
      let subject = rows[position].subject
      findings.merge(outcome.findings(of: subject, session, app))
      if outcome.rightEvents == session.events.count {
        covered[subject]?.add(whole)
      } else {
        covered[subject]?.add(session, events: outcome.rightEvents)
      }
    }

    /// The reason why the part cannot belong to this app; `nil` if it can.
    package func problem<A: App>(in app: A) -> String? {
      let expected = A.Model.chart.edges.count
      return ([navigation] + covered.values).first { $0.counts.count != expected }.map {
        "found \($0.counts.count) edges, expected \(expected)"
      }
    }

    /// The result in the format of the results document.
    package func conformance<A: App>(of app: A) -> Conformance {
      let chart = A.Model.chart
      return Conformance(
        rows: rows.map { row in
          var row = row
          let own = covered[row.subject]
          row.covered = own == navigation ? nil : own?.counts
          return row
        }, checksum: "0x" + String(checksum, radix: 16), navigation: navigation.edges(of: chart))
    }
  }
}

extension NavigationCoverage {
  fileprivate func edges<Edge>(of chart: NavigationChart<Edge>) -> [Conformance.Edge] {
    zip(chart.labels, counts).map { edge, count in
      Conformance.Edge(
        from: edge.from, kind: edge.kind, trigger: edge.trigger, to: edge.to, count: count)
    }
  }
}

extension Conformance.Row {
  fileprivate mutating func add(_ outcome: SessionOutcome<some ReferenceModel>) {
    sessions += 1
    events += outcome.events
    divergences += outcome.divergence == nil ? 0 : 1
    crashes += outcome.crash == nil && outcome.hang == nil ? 0 : 1
    expectedRefusals += max(0, outcome.refusals - outcome.unexpectedRefusals)
    unexpectedRefusals += outcome.unexpectedRefusals
  }

  mutating func add(_ other: Conformance.Row) {
    sessions += other.sessions
    events += other.events
    divergences += other.divergences
    crashes += other.crashes
    expectedRefusals += other.expectedRefusals
    unexpectedRefusals += other.unexpectedRefusals
  }
}
