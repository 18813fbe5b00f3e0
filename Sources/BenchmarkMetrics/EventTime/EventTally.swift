import BenchmarkResults
import Histogram
import Statistics
import UserSessions

/// The times of one subject in one launch.
struct EventTally {
  private var times: [String: [Double]] = [:]
  // Two significant digits: finer than the clock's steps for most events, and a few hundred numbers a launch.
  private var histogram = Histogram<UInt32>(numberOfSignificantValueDigits: .two)

  mutating func add(_ session: [EventTime]) {
    for time in session {
      times[EventTimes.anyEvent, default: []].append(time.whole)
      times[time.event.kind, default: []].append(time.whole)
      if time.isDecidedByTheApp, let decision = time.decision {
        times[EventTimes.decision, default: []].append(decision)
      }
      histogram.record(UInt64(time.whole))
    }
  }

  /// Quantiles of everything that there are enough times of.
  func quantiles() throws -> [String: EventTimes.Quantiles] {
    try times.mapValues { times in
      let sample = try Sample(times)
      let shares = EventTimes.shares.prefix { Self.timesNeeded(for: $0) <= times.count }
      return EventTimes.Quantiles(
        count: times.count, values: try shares.map { try Self.quantile($0, of: sample) })
    }
  }

  /// How often which time was seen.
  func distribution() -> [EventTimes.Bin] {
    histogram.recordedValues().map { EventTimes.Bin(time: Int($0.value), count: Int($0.count)) }
  }

  /// Ten times at least lie beyond the quantile.
  private static func timesNeeded(for share: Double) -> Int { Int((10 / (1 - share)).rounded()) }

  // Few times jump from one to the next; many need no smoothing, which costs a beta law for each.
  private static func quantile(_ share: Double, of sample: Sample) throws -> Double {
    sample.count < 500 ? try sample.harrellDavisQuantile(share) : sample.quantile(share)
  }
}
