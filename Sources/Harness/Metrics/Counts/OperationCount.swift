import BenchmarkKit
import FootballGatherReference
import UIKit
import UserSessions

/// Exact counts of the allocations, allocated bytes, retains and releases in sessions.
///
/// A session's counts depend only on the session, so any split of a campaign has the same sum:
///
/// - Each session is first checked against the reference model, without counting. This proves that
///   all subjects do the same work, and it creates whatever the runtime and Foundation build once
///   per process and keep, such as metadata, conformances and parts of formatters.
/// - Counted code allocates in a region of its own, so that no address and no block size depends on
///   earlier allocations.
/// - A worker process has fixed hash seeds (`SWIFT_DETERMINISTIC_HASHING`), because the number of
///   key comparisons in a dictionary depends on them.
package struct OperationCount: Sendable {
  /// An error thrown when this executable cannot count operations.
  package struct Unavailable: Error, CustomStringConvertible, Sendable {
    /// The reason and what to do.
    package let description =
      "operations can only be counted by an executable with the counting hooks; run bench-instrumented."
  }

  /// The most sessions to count per seed: exact counts gain nothing from more.
  package static let sessions = 100

  private let subjects: [SubjectUnderTest]

  /// Creates a counter for these subjects.
  package init(_ subjects: [SubjectUnderTest]) { self.subjects = subjects }

  /// Counts these sessions on every subject.
  ///
  /// - Throws: `Unavailable` without the counting hooks; `UnequalWork` if a subject's screens
  ///   differ from the reference model's.
  @MainActor package func run(
    _ range: SessionRange, observer: WorkObserver = .none, progress: () -> Void = {}
  ) throws -> Counts {
    guard RuntimeCounter.isAvailable else { throw Unavailable() }
    let generator = range.generator
    var rows: [Counts.Row] = []
    for index in range.indices {
      let expected = ExpectedSession(generator.session(index))
      for (position, subject) in subjects.enumerated() {
        observer.begin(index, position)
        let outcome = FootballGatherApp.check(expected, on: subject.variant) { _, events in
          observer.reach(events)
        }
        guard outcome.isConformant else {
          throw UnequalWork(subject.subject.id, session: index)
        }
        // The app for the lookups replaces the counted one in UIKit's caches, so that nothing in
        // the region is in use afterwards.
        let counted = RuntimeCounter.withRegion {
          count(expected.session, subject) + countLookups(expected.session, subject)
        }
        rows = Self.added(rows + counted)
        progress()
      }
    }
    return Counts(sessions: range.count, rows: rows)
  }

  @MainActor private func count(
    _ session: Session<FootballGatherModel>, _ subject: SubjectUnderTest
  ) -> [Counts.Row] {
    var rows: [Counts.Row] = []
    func count(_ phase: Counts.Phase, _ event: String = "", _ body: () -> Void) {
      rows.append(
        Counts.Row(
          subject: subject.subject.id, phase: phase, event: event, times: 1,
          figures: RuntimeCounter.count(body)))
    }
    var app: FootballGatherApp?
    count(.launch) { app = FootballGatherApp(subject.variant, start: session.start) }
    if let driver = app?.driver {
      for event in session.events {
        count(.event, event.kind) { driver.perform(event) }
      }
    }
    count(.teardown) {
      app?.device.shutDown()
      app = nil
    }
    return rows
  }

  /// Counts the work of finding each event's view or item.
  ///
  /// It runs a separate app, because a lookup may load lazy views.
  @MainActor private func countLookups(
    _ session: Session<FootballGatherModel>, _ subject: SubjectUnderTest
  ) -> [Counts.Row] {
    let app = FootballGatherApp(subject.variant, start: session.start)
    defer { app.device.shutDown() }
    let driver = app.driver
    return session.events.map { event in
      driver.locate(event)
      let figures = RuntimeCounter.count { driver.locate(event) }
      driver.perform(event)
      return Counts.Row(
        subject: subject.subject.id, phase: .lookup, event: event.kind, times: 1, figures: figures)
    }
  }

  // MARK: Merging

  /// Merges the parts of a campaign.
  package static func merge(_ parts: [Counts]) -> Counts {
    Counts(
      sessions: parts.map(\.sessions).reduce(0, +), rows: added(parts.flatMap(\.rows)))
  }

  /// One row per subject, phase and kind of event, sorted by name.
  private static func added(_ rows: [Counts.Row]) -> [Counts.Row] {
    var sums: [[String]: Counts.Row] = [:]
    for row in rows {
      guard var sum = sums[row.key] else {
        sums[row.key] = row
        continue
      }
      sum.times += row.times
      sum.figures = sum.figures + row.figures
      sums[row.key] = sum
    }
    return sums.values.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  /// One finding per subject whose counts differ between two runs of the same sessions.
  package static func differences(_ first: Counts, _ second: Counts) -> [Finding] {
    var pairs: [[String]: (Counts.Row?, Counts.Row?)] = [:]
    for row in first.rows { pairs[row.key, default: (nil, nil)].0 = row }
    for row in second.rows { pairs[row.key, default: (nil, nil)].1 = row }
    var differences: [String: [String]] = [:]
    for (key, (one, other)) in pairs.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let part = key.dropFirst().filter { !$0.isEmpty }.joined(separator: " ")
      let values = zip((one?.figures ?? .init()).named, (other?.figures ?? .init()).named)
      for (one, other) in values where one.value != other.value {
        differences[key[0], default: []].append(
          "\(one.name) of \(part): \(one.value) and \(other.value)")
      }
    }
    return differences.sorted { $0.key < $1.key }.map { subject, all in
      Finding(
        kind: .measurement, subject: subject,
        summary: "exact counts differ in two runs of the same sessions, in \(all.count) figures: "
          + all[0],
        detail: all.joined(separator: "\n"), replay: nil)
    }
  }
}

extension Counts.Row {
  fileprivate var key: [String] { [subject, phase.rawValue, event] }
}
