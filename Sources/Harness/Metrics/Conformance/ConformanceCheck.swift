import BenchmarkKit
import ComparedApps
import UIKit
import UserSessions

/// Runs sessions on subjects and compares every screen with the reference model.
package struct ConformanceCheck: Sendable {
  /// The result of part of a campaign; parts add up.
  package struct Part: Codable, Sendable {
    package var rows: [Conformance.Row]
    package var findings: [Finding]
    /// The sum of the sessions' checksums, which does not depend on the split of the campaign.
    package var checksum: UInt64
    /// The edges of the navigation graph covered by the sessions, regardless of the subjects.
    package var navigation: NavigationCoverage
    /// The edges covered by each subject before it diverges from the reference model.
    private var covered: [String: NavigationCoverage]

    private enum CodingKeys: String, CodingKey {
      case rows, findings, checksum, navigation, covered = "travelled"
    }

    /// Creates an empty part.
    package init<A: App>(of subjects: [String], in app: A) {
      let nothing = NavigationCoverage(of: A.Model.self)
      navigation = nothing
      rows = subjects.map { Conformance.Row(subject: $0) }
      findings = []
      checksum = 0
      covered = Dictionary(
        subjects.map { ($0, nothing) }, uniquingKeysWith: { first, _ in first })
    }

    /// The part for a session that a subject did not survive, counted as a session with a crash.
    ///
    /// - Parameter events: The number of completed events; -1 if the app did not finish
    ///   launching.
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

    /// Adds the results of later sessions, for all subjects or some.
    package mutating func add(_ later: Part) {
      for row in later.rows {
        if let index = rows.firstIndex(where: { $0.subject == row.subject }) {
          rows[index].add(row)
        } else {
          rows.append(row)
        }
      }
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
    fileprivate mutating func add<A: App>(
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

    /// The reason that the part cannot be of this app; `nil` if it can.
    package func problem<A: App>(in app: A) -> String? {
      let expected = A.Model.chart.edges.count
      return ([navigation] + covered.values).first { $0.counts.count != expected }.map {
        "found \($0.counts.count) edges, expected \(expected)"
      }
    }

    /// The result for the results document.
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

  private let subjects: [SubjectUnderTest]
  private let deviations: Set<String>
  private let behavior: UIKitBehavior

  /// Creates a check for these subjects.
  ///
  /// - Parameters:
  ///   - deviations: Behaviours of published code that the reference model adopts; the canonical
  ///     app then fails.
  ///   - behavior: The choices where real UIKit leaves the behaviour open.
  package init(
    _ subjects: [SubjectUnderTest], deviations: Set<String> = [],
    behavior: UIKitBehavior = UIKitBehavior()
  ) {
    self.subjects = subjects
    self.deviations = deviations
    self.behavior = behavior
  }

  /// Runs these sessions on every subject.
  ///
  /// - Parameters:
  ///   - observer: Receives the position of the work.
  ///   - progress: Called after each session of each subject.
  @MainActor package func run<A: App>(
    _ range: SessionRange, of app: A, observer: WorkObserver = .none, progress: () -> Void = {}
  ) -> Part {
    // Opens the sequence's type.
    func run(_ sessions: some Sequence<Session<A.Model>>) -> Part {
      self.run(sessions, first: range.first, of: app, observer: observer, progress: progress)
    }
    return run(range.sessions(of: A.Model.self))
  }

  /// Runs the given sessions on every subject.
  ///
  /// - Parameter first: The index that the observer receives for the first session.
  @MainActor package func run<A: App>(
    _ sessions: some Sequence<Session<A.Model>>, first: Int = 0, of app: A,
    observer: WorkObserver = .none, progress: () -> Void = {}
  ) -> Part {
    var part = Part(of: subjects.map(\.subject.id), in: app)
    for (place, session) in sessions.enumerated() {
      let expected = ExpectedSession(
        session, model: app.model(start: session.start, deviations: deviations))
      part.checksum &+= expected.checksum
      var whole = NavigationCoverage(of: A.Model.self)
      whole.add(session)
      part.navigation.add(whole)
      for (position, subject) in subjects.enumerated() {
        observer.begin(first + place, position)
        var selection = RowSelection()
        let outcome = app.check(
          expected, on: subject.variant, behavior: behavior
        ) { app, events in
          observer.reach(events)
          selection.inspect(app, after: events > 0 ? session.events[events - 1] : nil)
        }
        part.add(outcome, of: position, in: session, whole, app)
        part.findings.merge(
          [selection.finding(of: subject.subject.id, session, app)].compactMap { $0 })
        progress()
      }
    }
    return part
  }

  /// Merges the parts of a campaign, in order.
  package static func merge(
    _ parts: [Part], of app: some App
  ) -> (result: Conformance, findings: [Finding]) {
    let whole = parts.reduce(into: Part(of: [], in: app)) { $0.add($1) }
    return (whole.conformance(of: app), whole.findings)
  }
}

extension SessionOutcome where Model: ChartedModel {
  /// The number of events with the correct screen; -1 if the launch screen is wrong.
  fileprivate var rightEvents: Int {
    (divergence?.isAtEnd ?? true) && hang == nil ? events : events - 1
  }

  /// The findings for a subject with this outcome.
  ///
  /// - Parameters:
  ///   - replay: The command that reproduces it, if the session has none of its own.
  ///   - metric: The metric that the session belongs to, if it is not a generated one.
  func findings(
    of subject: String, _ session: Session<Model>, _ app: some App, replay: String? = nil,
    metric: MetricID? = nil
  ) -> [Finding] {
    func finding(
      _ kind: Finding.Kind, _ summary: String, _ detail: String, _ fingerprint: String
    ) -> Finding {
      Finding(
        kind: kind, subject: subject, summary: summary, detail: detail,
        replay: replay ?? session.replayCommand(subject: subject, of: app), metric: metric,
        fingerprint: fingerprint, origin: session.generated)
    }
    let done = Session<Model>(
      start: session.start, events: Array(session.events.prefix(events)))
    func steps(then end: String) -> String {
      (done.steps(atMost: 12) + [end]).joined(separator: "\n")
    }
    var findings: [Finding] = []
    if let divergence {
      findings.append(
        finding(
          .divergence, "the screen differs from the reference model's after event \(events)",
          divergence.report, divergence.fingerprint))
    }
    if let crash {
      findings.append(
        finding(
          .crash, "UIKit would have raised an exception", steps(then: crash),
          "exception: \(crash.replacing(/[0-9]+/, with: "#"))"))
    }
    if let hang {
      findings.append(
        finding(
          .hang, "the app does not become idle after event \(events)",
          steps(then: "the main queue is not empty after \(hang) turns"),
          "endless turns after \(done.events.last?.kind ?? "the launch")"))
    }
    if unexpectedRefusals > 0 {
      findings.append(
        finding(
          .refusal,
          "UIKit refused \(refusals) requests, \(unexpectedRefusals) more or fewer than expected",
          divergence == nil ? "" : "The session diverged as well.", "refusal"))
    }
    return findings
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
