internal import CGSL

/// The verdict of a ratio's interval against a margin within which differences do not matter.
package enum Equivalence: Hashable, Sendable {
  /// The whole interval lies outside the margin, so the ratio differs from 1 by more than that.
  case different
  /// The whole interval lies inside the margin.
  case equivalent
  /// The interval crosses a bound of the margin: measure more.
  case notResolved

  /// Judges an interval; adjust its confidence when there are several comparisons.
  ///
  /// - Parameters:
  ///   - interval: The interval of a ratio, above 0.
  ///   - margin: The fraction by which a ratio may differ from 1, at least 0: 0.01 means ratios
  ///     from 1/1.01 to 1.01. See `margin(atLeast:control:)`.
  /// - Note: Inclusion of the confidence interval; Schuirmann, "A Comparison of the Two One-Sided
  ///   Tests Procedure", *Journal of Pharmacokinetics and Biopharmaceutics* 15 (1987).
  package init(ofRatio interval: Interval, margin: Double) {
    precondition(margin >= 0, "a margin is at least 0")
    let (lower, upper) = (1 / (1 + margin), 1 + margin)
    if interval.upper < lower || interval.lower > upper {
      self = .different
    } else if lower <= interval.lower, interval.upper <= upper {
      self = .equivalent
    } else {
      self = .notResolved
    }
  }

  /// The margin to use: the smallest difference that matters, or the noise floor if that is larger.
  ///
  /// - Parameters:
  ///   - smallest: The smallest fraction that matters, at least 0.
  ///   - control: The interval of a ratio between two copies of one architecture; the bound farther
  ///     from 1 is the noise floor. `nil` if no control was measured.
  /// - Returns: The margin, at least `smallest`.
  package static func margin(atLeast smallest: Double = 0.01, control: Interval?) -> Double {
    guard let control else { return smallest }
    return max(smallest, control.upper - 1, 1 / control.lower - 1)
  }
}

extension RatioEstimate {
  /// Half the width of the interval on the log scale; `nil` without an interval.
  ///
  /// 0.01 stands for about ±1 %.
  package var halfWidth: Double? {
    interval.map { log($0.upper / $0.lower) / 2 }
  }

  /// The number of pairs projected to reach a target half-width, extrapolated from the present one.
  ///
  /// Half-widths scale with the quantile of Student's distribution divided by the square root of
  /// the count. Projections from ten pairs are typically off by a quarter.
  ///
  /// - Parameters:
  ///   - target: The desired half-width, above 0, on the scale of `halfWidth`.
  ///   - confidence: The desired two-sided level, in (0, 1).
  /// - Returns: The number of pairs, at least as many as an interval needs; less than `count` when
  ///   there are already more than needed; `nil` without an interval, or above a million.
  /// - Throws: `StatisticsError.confidenceOutOfRange`.
  package func projectedCount(
    forHalfWidth target: Double, confidence: Double
  ) throws(StatisticsError) -> Int? {
    precondition(target > 0, "a half-width to reach is above 0")
    try checkConfidence(confidence)
    guard let interval, let halfWidth else { return nil }
    func factor(_ count: Int, _ confidence: Double) -> Double {
      gsl_cdf_tdist_Qinv((1 - confidence) / 2, Double(count - 1)) / Double(count).squareRoot()
    }
    // The confidence attained, which exceeds the one requested.
    let unit = try GSL.finite(halfWidth / factor(count, interval.confidence))
    let counts = fewestValues(for: confidence)..<1_000_001
    let tooFew = counts.countOfPrefix { unit * factor($0, confidence) > target }
    return tooFew < counts.count ? counts.lowerBound + tooFew : nil
  }
}
