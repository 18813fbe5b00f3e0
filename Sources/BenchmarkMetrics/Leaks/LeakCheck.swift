public import BenchmarkResults
public import FootballGatherSessions
import FootballGatherUI
import LeakDetection
import UIKit
public import UserSessions

/// Runs sessions with every object of the architecture counted, and finds those that live too long or not long enough.
///
/// Nothing in an architecture registers anything. What should be alive is measured, not declared: for each shape that the
/// navigation stack can have, the objects that a fresh app has after going there directly (`ExpectedCensus`). After each
/// event, when the app is idle, more than that is abandoned, less is premature; after the app was torn down, whatever is left
/// is leaked. An object is counted once, as leaked if it is that as well.
public struct LeakCheck: Sendable {
  /// Why nothing could be counted.
  public struct Unavailable: Error, CustomStringConvertible, Sendable {
    /// What to do about it.
    public let description: String
  }

  /// Whether the allocation hooks are linked into this executable.
  public static var isAvailable: Bool { HeapCensus.isAvailable }

  private let subjects: [SubjectUnderTest]
  private let behavior: UIKitBehavior

  /// Prepares a check of these subjects.
  ///
  /// - Parameter behavior: How what real UIKit leaves open is decided.
  public init(_ subjects: [SubjectUnderTest], behavior: UIKitBehavior = UIKitBehavior()) {
    self.subjects = subjects
    self.behavior = behavior
  }

  /// Runs generated sessions on every subject.
  @MainActor public func run(_ range: SessionRange, progress: () -> Void = {}) throws -> Leaks {
    let generator = SessionGenerator<FootballGatherModel>(
      seed: range.seed, eventsPerSession: range.eventsPerSession)
    return try run(range.indices.lazy.map(generator.session), progress: progress)
  }

  /// Runs given sessions on every subject.
  @MainActor public func run(
    _ sessions: some Sequence<Session<FootballGatherModel>>, progress: () -> Void = {}
  ) throws -> Leaks {
    guard Self.isAvailable else {
      throw Unavailable(
        description: "objects can only be counted by an executable with the allocation hooks;"
          + " run bench-instrumented.")
    }
    var tallies = subjects.map { LeakTally($0.subject.id) }
    let watches = subjects.map { LeakWatch($0, behavior: behavior) }
    var count = 0
    for session in sessions {
      count += 1
      for (index, watch) in watches.enumerated() {
        watch.run(session, into: &tallies[index])
        progress()
      }
    }
    return Leaks(
      sessions: count, rows: tallies.flatMap(\.rows), traces: tallies.flatMap(\.traces))
  }

  /// How many objects of each type a subject has alive after a session beyond what a fresh app has that went to the same place
  /// directly; types that balance are left out.
  @MainActor public static func extraObjects(
    of subject: SubjectUnderTest, after session: Session<FootballGatherModel>
  ) -> [String: Int] {
    LeakWatch(subject).extraObjects(after: session)
  }

  /// Adds up the parts of a campaign; of each trace the first is kept.
  public static func merge(_ parts: [Leaks]) -> Leaks {
    var rows: [Leaks.Row] = []
    var traces: [Leaks.Trace] = []
    for row in parts.flatMap(\.rows) {
      if let index = rows.firstIndex(where: { $0.subject == row.subject && $0.type == row.type }) {
        rows[index].leaked += row.leaked
        rows[index].abandoned += row.abandoned
        rows[index].premature += row.premature
      } else {
        rows.append(row)
      }
    }
    for trace in parts.flatMap(\.traces)
    where !traces.contains(where: {
      $0.subject == trace.subject && $0.type == trace.type && $0.verdict == trace.verdict
    }) {
      traces.append(trace)
    }
    rows.sort { ($0.subject, $0.type) < ($1.subject, $1.type) }
    traces.sort { ($0.subject, $0.type, $0.verdict) < ($1.subject, $1.type, $1.verdict) }
    let sessions = parts.map(\.sessions).reduce(0, +)
    return Leaks(sessions: sessions, rows: rows, traces: traces)
  }
}

/// The counts of one subject.
struct LeakTally {
  let subject: String
  private(set) var rows: [Leaks.Row] = []
  private(set) var traces: [Leaks.Trace] = []

  init(_ subject: String) { self.subject = subject }

  mutating func add(_ type: String, leaked: Int = 0, abandoned: Int = 0, premature: Int = 0) {
    guard leaked + abandoned + premature > 0 else { return }
    if let index = rows.firstIndex(where: { $0.type == type }) {
      rows[index].leaked += leaked
      rows[index].abandoned += abandoned
      rows[index].premature += premature
    } else {
      rows.append(
        Leaks.Row(
          subject: subject, type: type, leaked: leaked, abandoned: abandoned, premature: premature))
    }
  }

  func hasTrace(_ type: String, _ verdict: String) -> Bool {
    traces.contains { $0.type == type && $0.verdict == verdict }
  }

  mutating func add(_ trace: LeakTrace, _ verdict: String, in session: Session<FootballGatherModel>)
  {
    guard !hasTrace(trace.type, verdict) else { return }
    traces.append(
      Leaks.Trace(
        subject: subject, type: trace.type, verdict: verdict, text: trace.text,
        replay: session.replayCommand(subject: subject) + " --leaks"))
  }
}

extension Session<FootballGatherModel> {
  /// The command that runs this session again.
  func replayCommand(subject: String) -> String {
    guard let origin else { return "bench replay FILE --subject '\(subject)'" }
    return "bench replay --subject '\(subject)' --seed 0x\(String(origin.seed, radix: 16))"
      + " --index \(origin.index) --events \(events.count)"
  }
}
