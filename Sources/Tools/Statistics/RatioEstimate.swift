internal import CGSL

/// The ratio of a subject's durations to a baseline's, from paired measurements.
///
/// A ratio of 1.2 means that the subject took 20 % longer. Ratios are estimated from logarithms, so
/// that exchanging subject and baseline gives the reciprocal.
package struct RatioEstimate: Hashable, Sendable {
  /// The number of pairs.
  package let count: Int

  /// The typical ratio, above 0; 1 if neither takes longer.
  package let ratio: Double

  /// The interval around the ratio; `nil` if `noInterval` gives a reason.
  package let interval: Interval?

  /// Why there is no interval; `nil` if there is one.
  package let noInterval: StatisticsError?

  /// Compares durations pair by pair.
  ///
  /// Pairs must be independent of each other: one per launch, not one per block of a launch.
  ///
  /// ```swift
  /// try RatioEstimate(of: coordinated, to: mvc, confidence: 0.95).ratio  // 1.2
  /// ```
  /// - Parameters:
  ///   - subject: One duration per pair, above zero; any unit.
  ///   - baseline: The durations to compare with; same unit, order and count as `subject`.
  ///   - confidence: The desired two-sided level, in (0, 1).
  /// - Throws: `StatisticsError.unpaired` when the counts differ; `.emptySample`, `.nonFinite`,
  ///   `.extreme`, `.nonPositive`, `.confidenceOutOfRange`.
  /// - Note: Hodges–Lehmann estimate and signed-rank interval of the log ratios, exponentiated;
  ///   see `Sample.hodgesLehmann(confidence:)`.
  package init(
    of subject: [Double], to baseline: [Double], confidence: Double
  ) throws(StatisticsError) {
    guard subject.count == baseline.count else {
      throw .unpaired(first: subject.count, second: baseline.count)
    }
    let logarithms = zip(try Self.logarithms(of: subject), try Self.logarithms(of: baseline))
    let estimate = try Sample(logarithms.map { $0 - $1 }).hodgesLehmann(confidence: confidence)

    count = estimate.count
    ratio = exp(estimate.value)
    interval = estimate.interval?.mapEnds(exp)
    noInterval = estimate.noInterval
  }

  private static func logarithms(of durations: [Double]) throws(StatisticsError) -> [Double] {
    let sample = try Sample(durations)
    if let index = sample.values.firstIndex(where: { $0 <= 0 }) {
      throw .nonPositive(value: durations[index], index: index)
    }
    return sample.values.map { log($0) }
  }
}
