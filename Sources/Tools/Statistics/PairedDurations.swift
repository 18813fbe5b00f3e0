internal import CGSL

/// A subject's durations and a baseline's, paired session by session in each launch.
///
/// Launches are independent of each other, but sessions of one launch are not. Therefore, each
/// launch counts as one value: the median of its sessions.
///
/// A ratio of 1.2 means that the subject took 20 % longer. Ratios are estimated from logarithms, so
/// exchanging subject and baseline yields the reciprocal.
package struct PairedDurations: Hashable, Sendable {
  /// The median duration of the subject in each launch.
  package let medians: Sample

  /// The median duration of the baseline in each launch.
  package let baselineMedians: Sample

  /// The median of the sessions' log ratios in each launch.
  package let logRatios: Sample

  /// The log ratios of all sessions.
  package let sessionLogRatios: Sample

  /// Pairs durations session by session.
  ///
  /// - Parameters:
  ///   - subject: One list per launch, with a duration above zero per session; any unit.
  ///   - baseline: The durations to compare with; same unit, order and counts as `subject`.
  /// - Throws: `StatisticsError.unpaired` when the counts differ; `.emptySample`, `.nonFinite` and
  ///   `.extreme`; `.nonPositive` with the index of the launch.
  package init(of subject: [[Double]], to baseline: [[Double]]) throws(StatisticsError) {
    try Self.checkCounts(subject.count, baseline.count)
    medians = try Self.medians(of: subject)
    baselineMedians = try Self.medians(of: baseline)
    var launches: [Double] = []
    var sessions: [Double] = []
    for (own, base) in zip(subject, baseline) {
      try Self.checkCounts(own.count, base.count)
      let ratios = zip(own, base).map { log($0 / $1) }
      launches.append(try Sample(ratios).median)
      sessions += ratios
    }
    logRatios = try Sample(launches)
    sessionLogRatios = try Sample(sessions)
  }

  /// Pairs durations of launches with one value each.
  package init(of subject: [Double], to baseline: [Double]) throws(StatisticsError) {
    try self.init(of: subject.map { [$0] }, to: baseline.map { [$0] })
  }

  /// The typical ratio, with its interval.
  ///
  /// ```swift
  /// try PairedDurations(of: coordinated, to: mvc).ratio(confidence: 0.95).value  // 1.2
  /// ```
  /// - Parameter confidence: The desired two-sided level, in (0, 1).
  /// - Throws: `StatisticsError.confidenceOutOfRange`.
  /// - Note: Hodges–Lehmann estimate and signed-rank interval of the launches' log ratios,
  ///   exponentiated; see `Sample.hodgesLehmann(confidence:)`.
  package func ratio(confidence: Double) throws(StatisticsError) -> Estimate {
    try logRatios.hodgesLehmann(confidence: confidence).mapped(by: exp)
  }

  private static func medians(of launches: [[Double]]) throws(StatisticsError) -> Sample {
    var medians: [Double] = []
    for (index, durations) in launches.enumerated() {
      let sample = try Sample(durations)
      guard sample.minimum > 0 else { throw .nonPositive(value: sample.minimum, index: index) }
      medians.append(sample.median)
    }
    return try Sample(medians)
  }

  private static func checkCounts(_ first: Int, _ second: Int) throws(StatisticsError) {
    guard first == second else { throw .unpaired(first: first, second: second) }
  }
}
