public import BenchmarkResults
import Statistics

extension SelfTest.StatisticsCost {
  /// Estimates a run's launches anew, some times over, and takes the median time.
  ///
  /// - Returns: `nil` where the launches do not say how long they took.
  /// - Throws: A `StatisticsError` when the launches cannot be summed up.
  public static func measure(_ dispatch: Dispatch, margin: Double) throws -> Self? {
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
