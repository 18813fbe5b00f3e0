internal import CGSL

extension Sample {
  /// The quantile as a weighted mean of all values, smoother than one based on one or two of them.
  ///
  /// Less variable than `quantile(_:)` for small samples; unsuited to heavy tails, which influence
  /// it.
  ///
  /// - Parameter fraction: From 0 (the minimum) to 1 (the maximum).
  /// - Complexity: O(*n*).
  /// - Note: Harrell and Davis, "A New Distribution-Free Quantile Estimator", *Biometrika* 69
  ///   (1982); the weights are differences of `gsl_cdf_beta_P`.
  package func harrellDavisQuantile(_ fraction: Double) throws(StatisticsError) -> Double {
    precondition((0...1).contains(fraction), "a quantile's fraction is from 0 to 1")
    guard minimum < maximum, fraction > 0 else { return minimum }
    guard fraction < 1 else { return maximum }
    let a = Double(count + 1) * fraction
    let b = Double(count + 1) * (1 - fraction)
    // Abel's form of the weighted sum: weights whose sum misses 1 by rounding do not shift it.
    let quantile = (1..<count).reduce(maximum) { sum, index in
      let share = gsl_cdf_beta_P(Double(index) / Double(count), a, b)
      return sum - share * (sorted[index] - sorted[index - 1])
    }
    return min(maximum, max(minimum, try GSL.finite(quantile)))
  }

  /// A confidence interval for a quantile of the population, between two of the values.
  ///
  /// Exact and without resampling. Assumes independent values and nothing about the shape of their
  /// distribution. With ties, the confidence is at least the one stated. The error on each side is
  /// at most half of what the confidence leaves.
  ///
  /// - Parameters:
  ///   - fraction: The quantile, in (0, 1).
  ///   - confidence: The desired two-sided level, in (0, 1).
  /// - Returns: The interval with the level it attains, which is at least `confidence`.
  /// - Throws: `StatisticsError.confidenceOutOfRange`; `.tooFewForConfidence` if the extremes do
  ///   not enclose the quantile with that confidence (367 values or fewer for 0.99 at 0.95).
  /// - Complexity: O(log *n*) evaluations of the beta distribution.
  /// - Note: The fraction of a population below the *r*-th of *n* ordered values is beta
  ///   distributed with *r* and *n* + 1 − *r*, `gsl_cdf_beta_P`; Conover, *Practical Nonparametric
  ///   Statistics*, 3rd ed., 3.2.
  package func quantileInterval(
    _ fraction: Double, confidence: Double
  ) throws(StatisticsError) -> Interval {
    precondition(0 < fraction && fraction < 1, "an interval's quantile is between 0 and 1")
    try checkConfidence(confidence)
    let limit = (1 - confidence) / 2 * (1 + 1e-12)
    // The probability that the value of a rank lies at or below the quantile decreases with the
    // rank.
    func isAtMostQuantile(_ rank: Int) -> Double {
      gsl_cdf_beta_P(fraction, Double(rank), Double(count + 1 - rank))
    }
    func isAboveQuantile(_ rank: Int) -> Double {
      gsl_cdf_beta_Q(fraction, Double(rank), Double(count + 1 - rank))
    }
    let lower = (1..<count + 1).countOfPrefix { isAboveQuantile($0) <= limit }
    let upper = (1..<count + 1).countOfPrefix { isAtMostQuantile($0) > limit } + 1
    guard lower > 0, upper <= count else {
      let needed = log((1 - confidence) / 2) / log(max(fraction, 1 - fraction))
      throw .tooFewForConfidence(
        confidence, count: count, needed: Int((needed - 1e-9).rounded(.up)))
    }
    let attained = try GSL.finite(1 - isAboveQuantile(lower) - isAtMostQuantile(upper))
    return Interval(
      lower: sorted[lower - 1], upper: sorted[upper - 1], confidence: max(confidence, attained))
  }
}
