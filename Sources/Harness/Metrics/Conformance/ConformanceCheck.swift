import BenchmarkKit
import FootballGatherReference
import UIKit
import UserSessions

/// Runs sessions on subjects and compares every screen with the reference model.
package struct ConformanceCheck: Sendable {
  /// The result of part of a campaign; parts add up.
  package struct Part: Codable, Sendable {
    package var rows: [Conformance.Row]
    package var findings: [Finding]
    /// The sum of the sessions' checksums, which does not depend on how the campaign was split.
    package var checksum: UInt64
    /// The edges of the navigation graph covered by the sessions, regardless of the subjects.
    package var navigation = NavigationCoverage()
    /// The edges covered by each subject before it diverges from the reference model.
    private var travelled: [String: NavigationCoverage]

    /// Creates an empty part.
    package init(of subjects: [String]) {
      rows = subjects.map { Conformance.Row(subject: $0) }
      findings = []
      checksum = 0
      travelled = Dictionary(
        subjects.map { ($0, NavigationCoverage()) }, uniquingKeysWith: { first, _ in first })
    }

    /// The part for a session that a subject did not survive, counted as a session with a crash.
    ///
    /// - Parameter events: The number of events carried out; -1 if the app did not finish
    ///   launching.
    package init(
      failed subject: String, of subjects: [String], in session: Session<FootballGatherModel>?,
      events: Int
    ) {
      self.init(of: subjects)
      if let session { travelled[subject]?.add(session, events: events) }
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
      travelled.merge(later.travelled) { mine, other in
        var sum = mine
        sum.add(other)
        return sum
      }
    }

    /// Adds a subject's outcome in one session.
    fileprivate mutating func add(
      _ outcome: SessionOutcome<FootballGatherModel>, of position: Int,
      in session: Session<FootballGatherModel>, _ whole: NavigationCoverage
    ) {
      rows[position].add(outcome)
      let subject = rows[position].subject
      findings.merge(outcome.findings(of: subject, session))
      if outcome.rightEvents == session.events.count {
        travelled[subject]?.add(whole)
      } else {
        travelled[subject]?.add(session, events: outcome.rightEvents)
      }
    }

    /// The result for the results document.
    package var conformance: Conformance {
      Conformance(
        rows: rows.map { row in
          var row = row
          let own = travelled[row.subject]
          row.travelled = own == navigation ? nil : own?.counts
          return row
        }, checksum: "0x" + String(checksum, radix: 16), navigation: navigation.edges)
    }
  }

  private let subjects: [SubjectUnderTest]
  private let deviations: Set<Deviation>
  private let behavior: UIKitBehavior

  /// Creates a check for these subjects.
  ///
  /// - Parameters:
  ///   - deviations: Behaviours of published code that the reference model adopts; the canonical
  ///     app then fails.
  ///   - behavior: The choices where real UIKit leaves the behaviour open.
  package init(
    _ subjects: [SubjectUnderTest], deviations: Set<Deviation> = [],
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
  @MainActor package func run(
    _ range: SessionRange, observer: WorkObserver = .none, progress: () -> Void = {}
  ) -> Part {
    run(range.sessions, first: range.first, observer: observer, progress: progress)
  }

  /// Runs the given sessions on every subject.
  ///
  /// - Parameter first: The index that the observer receives for the first session.
  @MainActor package func run(
    _ sessions: some Sequence<Session<FootballGatherModel>>, first: Int = 0,
    observer: WorkObserver = .none, progress: () -> Void = {}
  ) -> Part {
    var part = Part(of: subjects.map(\.subject.id))
    for (place, session) in sessions.enumerated() {
      let expected = ExpectedSession(
        session, model: FootballGatherModel(start: session.start, deviations: deviations))
      part.checksum &+= expected.checksum
      var whole = NavigationCoverage()
      whole.add(session)
      part.navigation.add(whole)
      for (position, subject) in subjects.enumerated() {
        observer.begin(first + place, position)
        var selection = RowSelection()
        let outcome = FootballGatherApp.check(
          expected, on: subject.variant, behavior: behavior
        ) { app, events in
          observer.reach(events)
          selection.look(at: app, after: events > 0 ? session.events[events - 1] : nil)
        }
        part.add(outcome, of: position, in: session, whole)
        part.findings.merge([selection.finding(of: subject.subject.id, session)].compactMap { $0 })
        progress()
      }
    }
    return part
  }

  /// Adds up the parts of a campaign, in their order.
  package static func merge(_ parts: [Part]) -> (result: Conformance, findings: [Finding]) {
    let whole = parts.reduce(into: Part(of: [])) { $0.add($1) }
    return (whole.conformance, whole.findings)
  }
}

extension SessionOutcome<FootballGatherModel> {
  /// The number of events with the correct screen; -1 if the launch screen is wrong.
  fileprivate var rightEvents: Int {
    (divergence?.isAtEnd ?? true) && hang == nil ? events : events - 1
  }

  /// The findings for a subject with this outcome.
  ///
  /// - Parameters:
  ///   - replay: The command that reproduces it, if the session has none of its own.
  ///   - metric: The metric whose own trial the session is, if any.
  func findings(
    of subject: String, _ session: Session<FootballGatherModel>, replay: String? = nil,
    metric: MetricID? = nil
  ) -> [Finding] {
    func finding(
      _ kind: Finding.Kind, _ summary: String, _ detail: String, _ fingerprint: String
    ) -> Finding {
      Finding(
        kind: kind, subject: subject, summary: summary, detail: detail,
        replay: replay ?? session.replayCommand(subject: subject), metric: metric,
        fingerprint: fingerprint, origin: session.generated)
    }
    let done = Session<FootballGatherModel>(
      start: session.start, events: Array(session.events.prefix(events)))
    func told(_ what: String) -> String {
      (done.steps(atMost: 12) + [what]).joined(separator: "\n")
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
          .crash, "UIKit would have raised an exception", told(crash),
          "exception: \(crash.replacing(/[0-9]+/, with: "#"))"))
    }
    if let hang {
      findings.append(
        finding(
          .hang, "the app never comes to rest after event \(events)",
          told("the main queue is not empty after \(hang) turns"),
          "endless turns after \(done.events.last?.kind ?? "the launch")"))
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
