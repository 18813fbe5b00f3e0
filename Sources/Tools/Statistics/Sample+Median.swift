internal import CGSL

extension Sample {
  /// The median, with a confidence interval for the population median between two of the values.
  ///
  /// Assumes independent values and nothing about the shape of their distribution. Without ties,
  /// the confidence is exact for up to a million values, and accurate to 3·10⁻⁸ beyond. With ties,
  /// the confidence is at least the one stated. With too few values for the confidence (5 or fewer
  /// at 0.95) there is no interval.
  ///
  /// - Parameter confidence: The desired two-sided level, in (0, 1).
  /// - Throws: `StatisticsError.confidenceOutOfRange`.
  /// - Note: Inverts the sign test; Conover, *Practical Nonparametric Statistics*, 3rd ed., 3.2.
  package func median(confidence: Double) throws(StatisticsError) -> Estimate {
    try checkConfidence(confidence)
    let interval = Interval(
      between: sorted, confidence: confidence, tail: probabilityOfHeads(atMost:))
    return Estimate(value: median, interval: interval, count: count)
  }

  /// The probability of at most `heads` heads when a fair coin is tossed once per value.
  private func probabilityOfHeads(atMost heads: Int) -> Double {
    guard count > 1_000_000 else {
      return gsl_cdf_binomial_P(UInt32(heads), 0.5, UInt32(count))
    }
    // With ten million values, GSL 2.7 returns NaN for many arguments; the normal approximation is
    // accurate there.
    let mean = Double(count) / 2
    let standardDeviation = Double(count).squareRoot() / 2
    return gsl_cdf_ugaussian_P((Double(heads) + 0.5 - mean) / standardDeviation)
  }
}
