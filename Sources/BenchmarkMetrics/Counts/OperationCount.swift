public import BenchmarkResults
import FootballGatherSessions
import UIKit
import UserSessions

/// Counts exactly what sessions make the runtime do: allocations and their bytes, retains and releases.
///
/// A session's counts depend on nothing but the session, so any split of a campaign adds up to the same:
///
/// - Every session is first checked against the reference model, without counting. That proves that the subjects do the same
///   work; and what the runtime and Foundation make once in a process and keep (metadata, conformances, the parts of
///   formatters) is there when counting begins.
/// - What is allocated while counting lies in a region of its own, so that no address and no block's size depends on what was
///   allocated before.
/// - A worker process has fixed hash seeds (`SWIFT_DETERMINISTIC_HASHING`): how many keys a dictionary compares depends on them.
public struct OperationCount: Sendable {
  /// Why nothing could be counted.
  public struct Unavailable: Error, CustomStringConvertible, Sendable {
    /// What to do about it.
    public let description =
      "operations can only be counted by an executable with the counting hooks; run bench-instrumented."
  }

  /// How many sessions of a seed are counted where a plan has more: what is exact gains nothing from many.
  public static let sessions = 100

  private let subjects: [SubjectUnderTest]

  /// Prepares the count of these subjects.
  public init(_ subjects: [SubjectUnderTest]) { self.subjects = subjects }

  /// Counts these sessions on every subject.
  ///
  /// - Throws: `Unavailable` without the counting hooks; `UnequalWork` when a subject's screens are not those of the reference
  ///   model.
  @MainActor public func run(
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
        // The lookups' app takes the place of the counted one in what UIKit keeps: nothing of the region is in use after it.
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

  /// What finding the view or the item of each event costs, in an app of its own: looking may make a screen's lazy parts.
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

  // MARK: What the parts say

  /// Adds up the parts of a campaign.
  public static func merge(_ parts: [Counts]) -> Counts {
    Counts(
      sessions: parts.map(\.sessions).reduce(0, +), rows: added(parts.flatMap(\.rows)))
  }

  /// One row a subject, phase and kind of event, in the order of their names.
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

  /// A finding for each subject of which two runs of the same sessions do not say the same: exact counts must.
  public static func differences(_ first: Counts, _ second: Counts) -> [Finding] {
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
