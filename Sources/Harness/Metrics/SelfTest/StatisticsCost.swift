import BenchmarkKit
import Statistics

extension SelfTest.StatisticsCost {
  /// Measures the median time it takes to re-estimate a run from its launches.
  ///
  /// - Returns: `nil` if the launches' own durations are not known.
  /// - Throws: A `StatisticsError` if no estimate can be computed.
  package static func measure(_ dispatch: Dispatch, margin: Double) throws -> Self? {
    let seconds = dispatch.launches.compactMap { $0.noise?.seconds }
    guard !seconds.isEmpty, seconds.count == dispatch.launches.count else { return nil }
    let order = dispatch.rows.map(\.subject)
    let times = try (0..<5).map { _ in
      try nanoseconds {
        let estimated = try DispatchTiming.estimate(
          dispatch.launches, baseline: dispatch.baseline, control: dispatch.equal,
          eventsPerSession: dispatch.eventsPerSession, order: order, margin: margin)
        _ = try DispatchTiming.warnings(of: estimated)
      }
    }
    return Self(seconds: try Sample(times).median / 1e9, launchSeconds: compensatedSum(seconds))
  }
}
