internal import CGSL

/// A distribution of positive numbers, such as times; all parameters are above zero.
package enum PositiveDistribution: Hashable, Sendable {
  /// `sigma` is the standard deviation of the natural logarithm.
  case logNormal(median: Double, sigma: Double)
  case exponential(mean: Double)
  case gamma(shape: Double, scale: Double)
  case weibull(shape: Double, scale: Double)

  /// The probability of `value` or less.
  ///
  /// - Throws: `StatisticsError.notComputable` if GSL finds none.
  package func probability(ofAtMost value: Double) throws(StatisticsError) -> Double {
    GSL.prepare()
    guard value > 0 else { return 0 }
    let probability =
      switch self {
      case .logNormal(let median, let sigma): gsl_cdf_lognormal_P(value, log(median), sigma)
      case .exponential(let mean): gsl_cdf_exponential_P(value, mean)
      case .gamma(let shape, let scale): gsl_cdf_gamma_P(value, shape, scale)
      // GSL takes the scale first.
      case .weibull(let shape, let scale): gsl_cdf_weibull_P(value, scale, shape)
      }
    return try GSL.finite(probability)
  }
}
