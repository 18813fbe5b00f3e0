import BenchmarkKit
import ComparedApps
import UIKit
import UserSessions

/// Counts the allocations, allocated bytes, retains and releases of sessions. Exact.
///
/// A session's counts depend only on the session, so every split of a campaign has the same sum:
///
/// - Each session is first checked against the reference model, without counting. This proves that
///   all subjects do the same work, and it creates everything that the runtime and Foundation
///   create once per process and retain, such as metadata, conformances and parts of formatters.
/// - Counted code allocates in a separate region, so that no address and no block size depends on
///   earlier allocations.
/// - A worker process has fixed hash seeds (`SWIFT_DETERMINISTIC_HASHING`), because the number of
///   key comparisons in a dictionary depends on them.
package struct CountsMeasurement: Sendable {
  /// An error thrown when this executable cannot count operations.
  package struct Unavailable: Error, CustomStringConvertible, Sendable {
    /// The error message: the reason, and the remedy.
    package let description =
      """
      operations can only be counted by an executable with the counting hooks; run \
      bench-instrumented.
      """
  }

  /// The maximum number of sessions per seed; more would not make exact counts more precise.
  package static let sessions = 100

  private let subjects: [SubjectUnderTest]

  package init(_ subjects: [SubjectUnderTest]) { self.subjects = subjects }

  /// Counts these sessions on every subject.
  ///
  /// - Throws: `Unavailable` without the counting hooks; `UnequalWork` if a subject's screens
  ///   differ from the reference model's.
  @MainActor package func run<A: App>(
    _ range: SessionRange, of app: A, observer: WorkObserver = .none
  ) throws -> Counts {
    guard RuntimeCounter.isAvailable else { throw Unavailable() }
    let generator = range.generator(of: A.Model.self)
    var rows: [Counts.Row] = []
    for index in range.indices {
      let expected = ExpectedSession(generator.session(index))
      for (position, subject) in subjects.enumerated() {
        observer.begin(index, position)
        let outcome = app.check(expected, on: subject.variant) { _, events in
          observer.reach(events)
        }
        guard outcome.isConformant else {
          throw UnequalWork(subject.subject.id, session: index)
        }
        // The app for the lookups replaces the counted one in UIKit's caches, so that nothing in
        // the region is in use afterwards.
        let counted = RuntimeCounter.withRegion {
          count(expected.session, subject, app) + countLookups(expected.session, subject, app)
        }
        rows = Self.added(rows + counted)
        observer.advance()
      }
    }
    return Counts(sessions: range.count, rows: rows)
  }

  @MainActor private func count<A: App>(
    _ session: Session<A.Model>, _ subject: SubjectUnderTest, _ whole: A
  ) -> [Counts.Row] {
    var rows: [Counts.Row] = []
    func count(_ phase: Counts.Phase, _ event: String = "", _ body: () -> Void) {
      rows.append(
        Counts.Row(
          subject: subject.subject.id, phase: phase, event: event, times: 1,
          operations: RuntimeCounter.count(body)))
    }
    var app: A.Running?
    count(.launch) { app = whole.launch(subject.variant, start: session.start) }
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

  /// Counts the lookup of each event's view or item, in a separate app.
  ///
  /// A lookup may load lazy views.
  @MainActor private func countLookups<A: App>(
    _ session: Session<A.Model>, _ subject: SubjectUnderTest, _ app: A
  ) -> [Counts.Row] {
    let app = app.launch(subject.variant, start: session.start)
    defer { app.device.shutDown() }
    let driver = app.driver
    return session.events.map { event in
      driver.locate(event)
      let operations = RuntimeCounter.count { driver.locate(event) }
      driver.perform(event)
      return Counts.Row(
        subject: subject.subject.id, phase: .lookup, event: event.kind, times: 1,
        operations: operations)
    }
  }

  // MARK: Merging

  /// Merges the parts of a campaign.
  package static func merge(_ parts: [Counts]) -> Counts {
    Counts(
      sessions: parts.map(\.sessions).sum, rows: added(parts.flatMap(\.rows)))
  }

  /// One row per subject, phase and kind of event, sorted by name.
  private static func added(_ rows: [Counts.Row]) -> [Counts.Row] {
    rows.merged(by: \.key) { sum, row in
      sum.times += row.times
      sum.operations = sum.operations + row.operations
    }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  /// One finding per subject whose counts differ between two runs of the same sessions.
  package static func differences(_ first: Counts, _ second: Counts) -> [Finding] {
    var pairs: [[String]: (Counts.Row?, Counts.Row?)] = [:]
    for row in first.rows { pairs[row.key, default: (nil, nil)].0 = row }
    for row in second.rows { pairs[row.key, default: (nil, nil)].1 = row }
    var differences: [String: [String]] = [:]
    for (key, (one, other)) in pairs.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let part = key.dropFirst().filter { !$0.isEmpty }.joined(separator: " ")
      let values = zip(
        (one?.operations ?? .init()).named, (other?.operations ?? .init()).named)
      for (one, other) in values where one.value != other.value {
        differences[key[0], default: []].append(
          "\(one.name) of \(part): \(one.value) and \(other.value)")
      }
    }
    return differences.sorted { $0.key < $1.key }.map { subject, all in
      Finding(
        kind: .measurement, subject: subject,
        summary:
          "\(all.count) exact counts differ between two runs of the same sessions: \(all[0])",
        detail: all.joined(separator: "\n"), replay: nil)
    }
  }
}

extension Counts.Row {
  fileprivate var key: [String] { [subject, phase.rawValue, event] }
}
