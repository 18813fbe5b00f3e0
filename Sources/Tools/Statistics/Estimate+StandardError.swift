internal import CGSL

extension Estimate {
  /// The standard error of the value's logarithm, from the interval.
  ///
  /// Half the interval's width on the log scale, divided by the quantile of Student's distribution
  /// for the attained confidence: exact for an interval of a mean, and an approximation for one
  /// between ordered values. `nil` without an interval, or if it has no width.
  package var relativeStandardError: Double? {
    guard let interval, let relativeHalfWidth, count > 1 else { return nil }
    GSL.prepare()
    let quantile = gsl_cdf_tdist_Qinv((1 - interval.confidence) / 2, Double(count - 1))
    let error = relativeHalfWidth / quantile
    return error.isFinite && error > 0 ? error : nil
  }
}
