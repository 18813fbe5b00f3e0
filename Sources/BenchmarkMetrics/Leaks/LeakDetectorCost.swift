import BenchmarkResults
import FootballGatherSessions
import LeakDetection
import Statistics
import UIKit
import UserSessions

/// What finding leaks adds to the time of a session.
public struct LeakDetectorCost: Sendable {
  /// How much of the detector is at work.
  public enum Depth: Int, CaseIterable, Sendable {
    /// None of it: the allocation hooks are linked in and forward.
    case off
    /// Every object is recorded, and nobody looks.
    case recording
    /// A look after each event, and one in the end: what lives too long.
    case verdicts
    /// Also why, for each object that lives too long, and what it holds.
    case traces
  }

  public let subject: String
  /// Seconds of a session, its app's launch and release included; the median.
  public let seconds: [Depth: Double]
  /// What a depth adds to a session, as a part of the same session with the detector off; the median over sessions.
  public let overhead: [Depth: Double]
  /// Objects that are recorded in a session; the median.
  public let objects: Double
  /// Nanoseconds to record and forget one object: the price of recording by the number of objects.
  public let nanosecondsPerObject: Double
  /// Nanoseconds of the look after an event: the price of verdicts by the number of events.
  public let nanosecondsPerLook: Double
  /// Nanoseconds from the end of a session until its verdict; the median.
  public let finalVerdict: Double

  /// Measures one subject; each session is run at every depth, in an order in which none profits from its place.
  ///
  /// - Throws: `LeakCheck.Unavailable` without the allocation hooks; `StatisticsError` when a time cannot be summed up.
  @MainActor public static func measure(
    _ subject: SubjectUnderTest, _ range: SessionRange
  ) throws -> LeakDetectorCost {
    try LeakCheck.requireHooks()
    let generator = range.generator
    var random = RandomSource(seed: range.seed, index: range.first)
    let orders = BalancedOrder(count: Depth.allCases.count)
      .orders(blocks: range.count, using: &random)
    let watch = LeakWatch(subject)
    var tally = LeakTally(subject)
    var times: [Depth: [Double]] = [:]
    var objects: [Double] = []
    var finalVerdicts: [Double] = []
    for (index, order) in zip(range.indices, orders) {
      let session = generator.session(index)
      for depth in order.compactMap(Depth.init(rawValue:)) {
        let time = try nanoseconds {
          switch depth {
          case .off: run(session, subject)
          case .recording:
            let census = LeakWatch.census(of: subject)
            run(session, subject)
            census.end()
            objects.append(Double(census.madeObjects))
          case .verdicts: finalVerdicts.append(watch.runWithoutTraces(session))
          case .traces: try watch.run(session, into: &tally)
          }
        }
        times[depth, default: []].append(time)
      }
    }
    return try LeakDetectorCost(
      subject.subject.id, times, objects: objects, finalVerdicts: finalVerdicts,
      events: Double(range.eventsPerSession))
  }

  @MainActor private static func run(
    _ session: Session<FootballGatherModel>, _ subject: SubjectUnderTest
  ) {
    let app = FootballGatherApp(subject.variant, start: session.start)
    defer { app.device.shutDown() }
    SessionRunner.run(session.events, on: app)
  }

  private init(
    _ subject: String, _ times: [Depth: [Double]], objects: [Double], finalVerdicts: [Double],
    events: Double
  ) throws {
    // Differences are taken session by session: sessions differ far more than what is looked for.
    func added(_ depth: Depth, to base: Depth, per units: [Double]) throws -> Double {
      let differences = zip(times[depth] ?? [], times[base] ?? []).map { $0 - $1 }
      return try Sample(zip(differences, units).map { $0 / $1 }).median
    }
    self.subject = subject
    seconds = try times.mapValues { try Sample($0).median / 1e9 }
    overhead = try Dictionary(
      uniqueKeysWithValues: Depth.allCases.map {
        ($0, try added($0, to: .off, per: times[.off] ?? []))
      })
    self.objects = try Sample(objects).median
    nanosecondsPerObject = try added(.recording, to: .off, per: objects)
    nanosecondsPerLook = try added(
      .verdicts, to: .recording, per: objects.map { _ in events })
    finalVerdict = try Sample(finalVerdicts).median
  }
}
