import BenchmarkKit
import Histogram
import Statistics
import UserSessions

/// The times of one subject in one launch.
struct EventTally {
  private var times: [String: [Double]] = [:]
  // Two significant digits: finer than the clock's resolution for most events, with a few hundred
  // bins per launch.
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

  /// The quantiles for which there are enough times.
  func quantiles() throws -> [String: EventTimes.Quantiles] {
    try times.mapValues { times in
      let sample = try Sample(times)
      let fractions = EventTimes.fractions.prefix { Self.timesNeeded(for: $0) <= times.count }
      return EventTimes.Quantiles(
        count: times.count, values: try fractions.map { try Self.quantile($0, of: sample) })
    }
  }

  /// The histogram of all times.
  func distribution() -> [EventTimes.Bin] {
    histogram.recordedValues().map { EventTimes.Bin(time: Int($0.value), count: Int($0.count)) }
  }

  /// The number of times that a quantile requires: at least ten must lie beyond it.
  private static func timesNeeded(for fraction: Double) -> Int {
    Int((10 / (1 - fraction)).rounded())
  }

  // Small samples need smoothing, because neighbouring values are far apart. Large samples do not,
  // and smoothing them would need a beta distribution for each value.
  private static func quantile(_ fraction: Double, of sample: Sample) throws -> Double {
    sample.count < 500 ? try sample.harrellDavisQuantile(fraction) : sample.quantile(fraction)
  }
}
