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
  /// Who takes part in a launch, and under what name.
  struct Entrant {
    let id: String
    let subject: SubjectUnderTest
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

  /// One launch: checks that all subjects do the same work, which also warms them up, then times them.
  ///
  /// - Throws: `UnequalWork` when a subject's screens are not those of the reference model: no number without proof.
  @MainActor public func launch(
    _ range: SessionRange, progress: () -> Void = {}
  ) throws -> Dispatch.Launch {
    let sessions = try Self.provenSessions(range, entrants)
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
    _ range: SessionRange, _ entrants: [Entrant]
  ) throws -> [ExpectedSession<FootballGatherModel>] {
    let generator = SessionGenerator<FootballGatherModel>(
      seed: range.seed, eventsPerSession: range.eventsPerSession)
    let sessions = range.indices.map { ExpectedSession(generator.session($0)) }
    for session in sessions {
      for entrant in entrants
      where !FootballGatherApp.check(session, on: entrant.subject.variant).isConformant {
        throw UnequalWork(entrant.id, session: session.session.origin?.index)
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
    let duration = clock.now - start
    guard app.digest == session.screens.last else {
      throw UnequalWork(entrant.id, session: session.session.origin?.index)
    }
    return Double(duration.components.seconds) * 1e9
      + Double(duration.components.attoseconds) / 1e9
  }
}
