internal import CGSL

/// The Ljung–Box test: whether the values of a series depend on earlier values.
///
/// - Note: Ljung and Box, "On a Measure of Lack of Fit in Time Series Models", *Biometrika* 65
///   (1978).
package struct LjungBoxTest: Hashable, Sendable {
  /// The number of lags tested together.
  package let lags: Int

  /// The statistic, at least 0.
  package let statistic: Double

  /// The chi-squared probability of `statistic` or a larger value, in [0, 1].
  package let pValue: Double

  /// Tests a series.
  ///
  /// - Parameter lags: The number of lags to test, at least 1.
  /// - Throws: `StatisticsError.tooFew` unless there are more values than lags; `.constant` if all
  ///   values are equal.
  /// - Complexity: O(*n* · lags).
  package init(_ series: Sample, lags: Int = 10) throws(StatisticsError) {
    precondition(lags > 0, "there must be at least one lag")
    guard series.count > lags else { throw .tooFew(count: series.count, needed: lags + 1) }
    guard let correlations = series.autocorrelations(lags: lags) else {
      throw .constant(value: series.minimum, count: series.count)
    }
    let n = Double(series.count)
    self.lags = lags
    statistic = correlations.enumerated().reduce(0) { sum, lag in
      sum + n * (n + 2) * lag.element * lag.element / (n - Double(lag.offset + 1))
    }
    pValue = try GSL.finite(gsl_cdf_chisq_Q(statistic, Double(lags)))
  }
}
