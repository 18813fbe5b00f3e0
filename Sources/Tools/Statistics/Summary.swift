/// Eight numbers that summarise a sample: count, centre and spread.
///
/// All but `count` are in the unit of the values.
package struct Summary: Hashable, Sendable {
  /// The number of values, at least 1.
  package let count: Int

  /// The arithmetic mean.
  package let mean: Double

  /// The standard deviation with denominator *n* − 1; `nil` for a single value.
  package let standardDeviation: Double?

  /// The smallest value.
  package let minimum: Double

  /// The 0.25 quantile, type 7 as in `Sample.quantile(_:)`.
  package let lowerQuartile: Double

  /// The 0.5 quantile.
  package let median: Double

  /// The 0.75 quantile.
  package let upperQuartile: Double

  /// The largest value.
  package let maximum: Double
}

extension Sample {
  /// The sample in eight numbers.
  package var summary: Summary {
    Summary(
      count: count, mean: mean, standardDeviation: standardDeviation,
      minimum: minimum, lowerQuartile: quantile(0.25), median: median,
      upperQuartile: quantile(0.75), maximum: maximum)
  }
}
