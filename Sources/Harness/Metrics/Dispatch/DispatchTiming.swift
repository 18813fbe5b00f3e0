import BenchmarkKit
import ComparedApps
import Foundation
import Statistics
import UIKit
import UserSessions

/// Times whole sessions, from the delivery of the first event until the app is idle after the last.
///
/// Each launch of the worker is one replication: every subject runs the same sessions in balanced
/// order, each on a fresh app. Creating and releasing the app is not timed. The A/A control, a copy
/// of the baseline's module, is a subject like any other.
///
/// Before each timed session, its subject runs the same session `warmUps` times, untimed.
/// Otherwise, code that runs more often within a block is warmer: the baseline, when the control
/// used its code, was 2 to 4 % faster than an exact copy, and the four variants of MVP-C, which
/// share a module, gained about 4 %. Warming up with a different session removes only two thirds of
/// that effect.
package struct DispatchTiming: Sendable {
  /// A slowed-down copy of a subject, which runs alongside the subject under another name.
  package struct Copy: Codable, Hashable, Sendable {
    /// The name in the launch's blocks.
    package let id: String
    /// The fraction of its own time by which each session is extended, such as 0.05; 0 for none.
    package let delay: Double
  }

  /// A participant in a launch.
  struct Entrant {
    let id: String
    let subject: SubjectUnderTest
    var delay = 0.0
  }

  /// The number of untimed runs of a session before it is timed.
  ///
  /// The hardest case is a variant whose three siblings share its module, compared with a copy in a
  /// separate module: the copy was 0.6 % slower after one warm-up, 0.2 % after two and 0.1 % after
  /// three (8 launches of 96 sessions, three runs each).
  static let warmUps = 3

  private let entrants: [Entrant]

  static func entrants(_ subjects: [SubjectUnderTest]) -> [Entrant] {
    subjects.map { Entrant(id: $0.subject.id, subject: $0) }
  }

  /// Creates a measurement of subjects, including the A/A control.
  ///
  /// - Parameter copies: Slowed-down copies of the first subject.
  package init(_ subjects: [SubjectUnderTest], copies: [Copy] = []) {
    entrants =
      Self.entrants(subjects)
      + copies.map { Entrant(id: $0.id, subject: subjects[0], delay: $0.delay) }
  }

  /// Performs one launch.
  ///
  /// All subjects are first checked for equal work, which also warms them up, and then timed.
  ///
  /// - Throws: `UnequalWork` if a subject's screens differ from the reference model's.
  @MainActor package func launch(
    _ range: SessionRange, of app: some App, observer: WorkObserver = .none,
    progress: () -> Void = {}
  ) throws -> Dispatch.Launch {
    let sessions = try Self.checkedSessions(range, entrants, app, observer)
    let start = MachineNoise()
    var random = RandomSource(seed: range.seed ^ 0x0D15_BA7C, index: range.first)
    let orders = BalancedOrder(count: entrants.count).orders(
      blocks: sessions.count, using: &random)
    var blocks = [[Double]](repeating: [], count: entrants.count)
    for (session, order) in zip(sessions, orders) {
      for position in order {
        try warmUp(session, entrants[position], app)
        let time = try time(session, entrants[position], app)
        blocks[position].append(time / Double(range.eventsPerSession))
        progress()
      }
    }
    return Dispatch.Launch(
      seed: "0x" + String(range.seed, radix: 16), firstSession: range.first,
      blocks: Dictionary(uniqueKeysWithValues: zip(entrants.map(\.id), blocks)),
      noise: start.flatMap { start in MachineNoise().map { $0.since(start) } },
      checksum: "0x"
        + String(sessions.reduce(0) { ($0 &* 0x100_0000_01B3) ^ $1.checksum }, radix: 16),
      placement: Placement.current)
  }

  /// The sessions, after a check that every entrant's screens match the reference model's.
  ///
  /// - Throws: `UnequalWork` for the first entrant whose screens differ.
  @MainActor static func checkedSessions<A: App>(
    _ range: SessionRange, _ entrants: [Entrant], _ app: A, _ observer: WorkObserver
  ) throws -> [ExpectedSession<A.Model>] {
    let generator = range.generator(of: A.Model.self)
    let sessions = range.indices.map { ExpectedSession(generator.session($0)) }
    for (index, session) in zip(range.indices, sessions) {
      for (position, entrant) in entrants.enumerated() {
        observer.begin(index, position)
        let outcome = app.check(session, on: entrant.subject.variant) { _, events in
          observer.reach(events)
        }
        guard outcome.isConformant else { throw UnequalWork(entrant.id, session: index) }
      }
    }
    return sessions
  }

  /// Brings the subject's code into caches and branch predictors, regardless of what ran before.
  @MainActor private func warmUp<A: App>(
    _ session: ExpectedSession<A.Model>, _ entrant: Entrant, _ app: A
  ) throws {
    for _ in 0..<Self.warmUps { _ = try time(session, entrant, app, isDelayed: false) }
  }

  @MainActor private func time<A: App>(
    _ session: ExpectedSession<A.Model>, _ entrant: Entrant, _ app: A, isDelayed: Bool = true
  ) throws -> Double {
    let app = app.launch(entrant.subject.variant, start: session.session.start)
    defer { app.device.shutDown() }
    let clock = ContinuousClock()
    let start = clock.now
    SessionRunner.run(session.session.events, on: app)
    let end = clock.now
    let duration =
      isDelayed && entrant.delay > 0
      ? Self.lengthen(since: start, until: end, by: entrant.delay, on: clock) : end - start
    guard app.digest == session.screens.last else {
      throw UnequalWork(entrant.id, session: session.session.origin?.index)
    }
    return Double(duration.components.seconds) * 1e9
      + Double(duration.components.attoseconds) / 1e9
  }

  /// Busy-waits to lengthen the time from `start` to `end` by a fraction.
  ///
  /// The delay follows the whole session: reading the clock twice per event would itself cost about
  /// 2 %.
  ///
  /// - Returns: The time since `start`, which exceeds the target by less than one clock reading.
  static func lengthen<C: Clock>(
    since start: C.Instant, until end: C.Instant, by fraction: Double, on clock: C
  ) -> Duration where C.Duration == Duration {
    let whole = start.duration(to: end) * (1 + fraction)
    while true {
      let duration = start.duration(to: clock.now)
      if duration >= whole { return duration }
    }
  }
}
