public import BenchmarkResults
import Foundation
import FootballGatherSessions
import Statistics
import UIKit
import UserSessions

/// Times whole sessions: from the delivery of the first event until the app is idle after the last.
///
/// One launch of the worker is one replication. In it, every subject and a twin of the baseline run the same sessions in
/// balanced order, each on a fresh app; making and releasing the app is not timed.
public struct DispatchTiming: Sendable {
  /// A name under which one subject runs beside itself.
  public struct Copy: Codable, Hashable, Sendable {
    /// The name in the launch's blocks.
    public let id: String
    /// By which share of its own time each session is made longer, such as 0.05; 0 for not at all.
    public let delay: Double

    /// Names a copy.
    public init(id: String, delay: Double) {
      self.id = id
      self.delay = delay
    }
  }

  /// Who takes part in a launch, and under what name.
  struct Entrant {
    let id: String
    let subject: SubjectUnderTest
    var delay = 0.0
  }

  private let entrants: [Entrant]

  /// Prepares timing of these subjects; `baseline` runs twice.
  public init(_ subjects: [SubjectUnderTest], baseline: String) {
    entrants = Self.entrants(subjects, baseline: baseline)
  }

  /// The subjects, and the baseline once more.
  static func entrants(_ subjects: [SubjectUnderTest], baseline: String) -> [Entrant] {
    subjects.map { Entrant(id: $0.subject.id, subject: $0) }
      + subjects.filter { $0.subject.id == baseline }
      .map { Entrant(id: Dispatch.twin(of: baseline), subject: $0) }
  }

  /// Prepares timing of one subject beside its twin and these copies: what is known to differ by nothing, or by a known delay.
  public init(_ subject: SubjectUnderTest, copies: [Copy]) {
    let id = subject.subject.id
    entrants =
      [id, Dispatch.twin(of: id)].map { Entrant(id: $0, subject: subject) }
      + copies.map { Entrant(id: $0.id, subject: subject, delay: $0.delay) }
  }

  /// One launch: checks that all subjects do the same work, which also warms them up, then times them.
  ///
  /// - Throws: `UnequalWork` when a subject's screens are not those of the reference model: no number without proof.
  @MainActor public func launch(
    _ range: SessionRange, observer: WorkObserver = .none, progress: () -> Void = {}
  ) throws -> Dispatch.Launch {
    let sessions = try Self.provenSessions(range, entrants, observer)
    let start = MachineNoise()
    var random = RandomSource(seed: range.seed ^ 0x0D15_BA7C, index: range.first)
    let orders = BalancedOrder(count: entrants.count).orders(
      blocks: sessions.count, using: &random)
    var blocks = [[Double]](repeating: [], count: entrants.count)
    for (session, order) in zip(sessions, orders) {
      for position in order {
        let time = try time(session, entrants[position])
        blocks[position].append(time / Double(range.eventsPerSession))
        progress()
      }
    }
    return Dispatch.Launch(
      seed: "0x" + String(range.seed, radix: 16), firstSession: range.first,
      blocks: Dictionary(uniqueKeysWithValues: zip(entrants.map(\.id), blocks)),
      noise: start.flatMap { start in MachineNoise().map { $0.since(start) } },
      checksum: "0x"
        + String(sessions.reduce(0) { ($0 &* 0x100_0000_01B3) ^ $1.checksum }, radix: 16))
  }

  /// Sessions in which everybody does the work that the reference model says.
  ///
  /// - Throws: `UnequalWork` for the first who does not.
  @MainActor static func provenSessions(
    _ range: SessionRange, _ entrants: [Entrant], _ observer: WorkObserver
  ) throws -> [ExpectedSession<FootballGatherModel>] {
    let generator = range.generator
    let sessions = range.indices.map { ExpectedSession(generator.session($0)) }
    for (index, session) in zip(range.indices, sessions) {
      for (position, entrant) in entrants.enumerated() {
        observer.begin(index, position)
        let outcome = FootballGatherApp.check(session, on: entrant.subject.variant) { _, events in
          observer.reach(events)
        }
        guard outcome.isConformant else { throw UnequalWork(entrant.id, session: index) }
      }
    }
    return sessions
  }

  @MainActor private func time(
    _ session: ExpectedSession<FootballGatherModel>, _ entrant: Entrant
  ) throws -> Double {
    let app = FootballGatherApp(entrant.subject.variant, start: session.session.start)
    defer { app.device.shutDown() }
    let clock = ContinuousClock()
    let start = clock.now
    SessionRunner.run(session.session.events, on: app)
    let end = clock.now
    let duration =
      entrant.delay > 0
      ? Self.lengthen(since: start, until: end, by: entrant.delay, on: clock) : end - start
    guard app.digest == session.screens.last else {
      throw UnequalWork(entrant.id, session: session.session.origin?.index)
    }
    return Double(duration.components.seconds) * 1e9
      + Double(duration.components.attoseconds) / 1e9
  }

  /// Keeps the processor busy until what ran from `start` to `end` has taken longer by a share of its time.
  ///
  /// Behind the session and not behind each event, where two looks at the clock would be a delay of their own of some 2 %.
  /// - Returns: What the clock then says since `start`: late by less than one look at it.
  static func lengthen<C: Clock>(
    since start: C.Instant, until end: C.Instant, by share: Double, on clock: C
  ) -> Duration where C.Duration == Duration {
    let whole = start.duration(to: end) * (1 + share)
    while true {
      let duration = start.duration(to: clock.now)
      if duration >= whole { return duration }
    }
  }
}
