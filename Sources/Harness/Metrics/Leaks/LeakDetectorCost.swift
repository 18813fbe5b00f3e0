import BenchmarkKit
import ComparedApps
import LeakDetection
import Statistics
import UIKit
import UserSessions

/// The time that leak detection adds to a session.
package struct LeakDetectorCost: Sendable {
  /// The extent of leak detection.
  package enum Depth: Int, CaseIterable, Sendable {
    /// No detection: the allocation hooks are linked in, but only forward calls.
    case off
    /// Every object is recorded, but not examined.
    case recording
    /// Objects are counted after each event and at the end, to find objects that live too long.
    case verdicts
    /// Each overdue object is traced to the reference that keeps it alive.
    case traces
  }

  package let subject: String
  /// Seconds per session, including launch and release of the app; the median.
  package let seconds: [Depth: Double]
  /// The added time, as a fraction of the same session without detection; the median.
  package let overhead: [Depth: Double]
  /// The number of recorded objects per session; the median.
  package let objects: Double
  /// Nanoseconds to record and forget one object.
  package let nanosecondsPerObject: Double
  /// Nanoseconds to check for leaks after one event.
  package let nanosecondsPerCheck: Double
  /// Nanoseconds from the end of a session to its verdict; the median.
  package let finalVerdict: Double

  /// Measures one subject, running each session at every depth, in balanced order.
  ///
  /// - Throws: `LeakCheck.Unavailable` without the allocation hooks; a `StatisticsError` if a time
  ///   cannot be summarised.
  @MainActor package static func measure<A: App>(
    _ subject: SubjectUnderTest, of app: A, _ range: SessionRange
  ) throws -> LeakDetectorCost {
    try LeakCheck.requireHooks()
    let generator = range.generator(of: A.Model.self)
    var random = RandomSource(seed: range.seed, index: range.first)
    let orders = BalancedOrder(count: Depth.allCases.count)
      .orders(blocks: range.count, using: &random)
    let watch = LeakWatch(subject, of: app)
    var tally = LeakTally(subject, of: app)
    var times: [Depth: [Double]] = [:]
    var objects: [Double] = []
    var finalVerdicts: [Double] = []
    for (index, order) in zip(range.indices, orders) {
      let session = generator.session(index)
      for depth in order.compactMap(Depth.init(rawValue:)) {
        let time = try nanoseconds {
          switch depth {
          case .off: run(session, subject, app)
          case .recording:
            let census = LeakWatch.census(of: subject, in: app)
            run(session, subject, app)
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

  @MainActor private static func run<A: App>(
    _ session: Session<A.Model>, _ subject: SubjectUnderTest, _ app: A
  ) {
    let app = app.launch(subject.variant, start: session.start)
    defer { app.device.shutDown() }
    SessionRunner.run(session.events, on: app)
  }

  private init(
    _ subject: String, _ times: [Depth: [Double]], objects: [Double], finalVerdicts: [Double],
    events: Double
  ) throws {
    // Differences are taken per session, because sessions differ far more than the effects of
    // interest.
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
    nanosecondsPerCheck = try added(
      .verdicts, to: .recording, per: objects.map { _ in events })
    finalVerdict = try Sample(finalVerdicts).median
  }
}
