internal import CGSL

extension Sample {
  /// The quantile as a weighted mean of all values, smoother than an estimate from two values.
  ///
  /// In small samples, it varies less than `quantile(_:)`. It is unsuited to heavy-tailed data,
  /// because extreme values influence it.
  ///
  /// - Parameter fraction: From 0 (the minimum) to 1 (the maximum).
  /// - Complexity: O(*n*).
  /// - Note: Harrell and Davis, "A New Distribution-Free Quantile Estimator", *Biometrika* 69
  ///   (1982); the weights are differences of `gsl_cdf_beta_P`.
  package func harrellDavisQuantile(_ fraction: Double) throws(StatisticsError) -> Double {
    precondition((0...1).contains(fraction), "the fraction must be from 0 to 1")
    guard minimum < maximum, fraction > 0 else { return minimum }
    guard fraction < 1 else { return maximum }
    let a = Double(count + 1) * fraction
    let b = Double(count + 1) * (1 - fraction)
    // The weighted sum by Abel's summation by parts, so that rounding errors in the sum of the
    // weights do not shift it.
    let quantile = (1..<count).reduce(maximum) { sum, index in
      let weight = gsl_cdf_beta_P(Double(index) / Double(count), a, b)
      return sum - weight * (sorted[index] - sorted[index - 1])
    }
    return min(maximum, max(minimum, try GSL.finite(quantile)))
  }
}
