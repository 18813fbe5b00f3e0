internal import CGSL

extension Sample {
  /// The Hodges–Lehmann estimate of the centre, with the signed-rank interval.
  ///
  /// The estimate is the median of all Walsh averages: the means of two values, each value also
  /// paired with itself. It tolerates outliers as a median does, at almost the precision of a mean.
  /// Assumes independent values from a distribution that is symmetric about its centre.
  ///
  /// With 50 values or fewer the attained confidence is exact, or at least the one stated if there
  /// are ties. With more, it follows from the normal approximation with continuity correction and
  /// is within 0.001 of the exact one for levels of 0.9 and above. With too few values for the
  /// confidence (5 or fewer at 0.95) there is an estimate, but no interval.
  ///
  /// - Parameter confidence: The desired two-sided level, in (0, 1).
  /// - Throws: `StatisticsError.confidenceOutOfRange`.
  /// - Complexity: O(*n*² log *n*) time, O(*n*²) memory. Meant for tens to a few thousand values.
  /// - Note: Hollander, Wolfe and Chicken, *Nonparametric Statistical Methods*, 3rd ed., 3.2, 3.3.
  package func hodgesLehmann(confidence: Double) throws(StatisticsError) -> Estimate {
    try checkConfidence(confidence)
    let averages = walshAverages()
    let interval = Interval(
      between: averages, confidence: confidence,
      tail: NullDistribution.signedRanks(count: count).probability(ofAtMost:))
    return Estimate(
      value: gsl_stats_median_from_sorted_data(averages, 1, averages.count), interval: interval,
      count: count)
  }

  /// The means of every value with itself and with every later value, ascending.
  private func walshAverages() -> [Double] {
    var averages: [Double] = []
    averages.reserveCapacity(count * (count + 1) / 2)
    for first in sorted.indices {
      for second in first..<count {
        averages.append((sorted[first] + sorted[second]) / 2)
      }
    }
    averages.sort()
    return averages
  }
}
