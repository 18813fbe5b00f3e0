internal import CGSL

extension Estimate {
  /// Half the width of a ratio's interval on the log scale; `nil` without an interval.
  ///
  /// 0.01 stands for about ±1 %.
  package var relativeHalfWidth: Double? {
    interval.map { log($0.upper / $0.lower) / 2 }
  }

  /// The projected number of values needed to reach a target half-width.
  ///
  /// The number is extrapolated from the current half-width. Half-widths scale with the quantile of
  /// Student's distribution divided by the square root of the count. Projections from ten values
  /// are typically off by a quarter.
  ///
  /// - Parameters:
  ///   - target: The desired half-width, above 0, on the scale of `relativeHalfWidth`.
  ///   - confidence: The desired two-sided level, in (0, 1).
  /// - Returns: The number of values, never fewer than an interval needs; less than `count` if
  ///   there are already more values than needed; `nil` without an interval, or above a million.
  /// - Throws: `StatisticsError.confidenceOutOfRange`; `.notComputable` for a damaged interval.
  package func projectedCount(
    forRelativeHalfWidth target: Double, confidence: Double
  ) throws(StatisticsError) -> Int? {
    precondition(target > 0, "the target half-width must be greater than 0")
    try checkConfidence(confidence)
    guard let interval, let relativeHalfWidth else { return nil }
    GSL.prepare()
    func factor(_ count: Int, _ confidence: Double) -> Double {
      gsl_cdf_tdist_Qinv((1 - confidence) / 2, Double(count - 1)) / Double(count).squareRoot()
    }
    // Uses the confidence attained, which exceeds the confidence requested.
    let unit = try GSL.finite(relativeHalfWidth / factor(count, interval.confidence))
    let counts = fewestValues(for: confidence)..<1_000_001
    let tooFew = counts.countOfPrefix { unit * factor($0, confidence) > target }
    return tooFew < counts.count ? counts.lowerBound + tooFew : nil
  }
}
