internal import CGSL

extension Sample {
  /// A confidence interval for the population median, between two of the values.
  ///
  /// Assumes independent values and nothing about the shape of their distribution. With ties, the
  /// confidence is at least the one stated. Exact for up to a million values, to 3·10⁻⁸ beyond.
  ///
  /// - Parameter confidence: The desired two-sided level, in (0, 1).
  /// - Returns: The interval with the level it attains, which is at least `confidence`.
  /// - Throws: `StatisticsError.confidenceOutOfRange`; `.tooFewForConfidence` if even the smallest
  ///   and the largest value do not enclose the median with that confidence (5 or fewer values at
  ///   0.95).
  /// - Note: Inverts the sign test; Conover, *Practical Nonparametric Statistics*, 3rd ed., 3.2.
  package func medianInterval(confidence: Double) throws(StatisticsError) -> Interval {
    try checkConfidence(confidence)
    let interval = Interval(
      between: sorted, confidence: confidence, tail: probabilityOfHeads(atMost:))
    guard let interval else {
      let needed = fewestValues(for: confidence)
      throw .tooFewForConfidence(confidence, count: count, needed: needed)
    }
    return interval
  }

  /// Student's interval for the population mean.
  ///
  /// Assumes independent values, close to normally distributed; outliers widen and shift it.
  ///
  /// - Parameter confidence: The desired two-sided level, in (0, 1); it is attained exactly.
  /// - Throws: `StatisticsError.confidenceOutOfRange`; `.tooFew` for a single value.
  package func meanInterval(confidence: Double) throws(StatisticsError) -> Interval {
    try checkConfidence(confidence)
    guard count > 1 else { throw .tooFew(count: count, needed: 2) }
    guard let standardDeviation else { throw .notComputable }
    let quantile = gsl_cdf_tdist_Qinv((1 - confidence) / 2, Double(count - 1))
    let halfWidth = quantile * standardDeviation / Double(count).squareRoot()
    return Interval(
      lower: try GSL.finite(mean - halfWidth), upper: try GSL.finite(mean + halfWidth),
      confidence: confidence)
  }

  /// The probability of at most `heads` heads when a fair coin is tossed once per value.
  private func probabilityOfHeads(atMost heads: Int) -> Double {
    guard count > 1_000_000 else {
      return gsl_cdf_binomial_P(UInt32(heads), 0.5, UInt32(count))
    }
    // GSL 2.7 returns NaN for many arguments at ten million; the normal approximation is accurate
    // there.
    let mean = Double(count) / 2
    let standardDeviation = Double(count).squareRoot() / 2
    return gsl_cdf_ugaussian_P((Double(heads) + 0.5 - mean) / standardDeviation)
  }
}
