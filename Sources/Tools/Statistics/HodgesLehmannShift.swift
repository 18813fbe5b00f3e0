internal import CGSL

extension Sample {
  /// The shift of this sample above another, unpaired sample, with the rank-sum interval.
  ///
  /// This is the Hodges–Lehmann estimate: the median of all differences between a value of this
  /// sample and a value of the other. Assumes independent values from two distributions of the same
  /// shape.
  ///
  /// The interval inverts the Mann–Whitney test. With up to 50 values in each sample, the attained
  /// confidence is exact, or at least the one stated if there are ties; with more, it follows from
  /// the normal approximation with continuity correction. With too few values for the confidence (3
  /// or fewer in both at 0.95), there is an estimate, but no interval.
  ///
  /// - Parameters:
  ///   - other: The sample to compare with, in the same unit.
  ///   - confidence: The desired two-sided level, in (0, 1).
  /// - Returns: The shift, in the unit of the values; its `count` is the total of both samples.
  /// - Throws: `StatisticsError.confidenceOutOfRange`.
  /// - Complexity: O(*mn* log *mn*) time, O(*mn*) memory.
  /// - Note: Hollander, Wolfe and Chicken, *Nonparametric Statistical Methods*, 3rd ed., 4.2, 4.3.
  package func hodgesLehmannShift(
    from other: Sample, confidence: Double
  ) throws(StatisticsError) -> Estimate {
    try checkConfidence(confidence)
    let differences = sorted.flatMap { value in other.sorted.map { value - $0 } }.sorted()
    let interval = Interval(
      between: differences, confidence: confidence,
      tail: NullDistribution.rankSums(count, other.count).probability(ofAtMost:))
    return Estimate(
      value: gsl_stats_median_from_sorted_data(differences, 1, differences.count),
      interval: interval, count: count + other.count)
  }
}
