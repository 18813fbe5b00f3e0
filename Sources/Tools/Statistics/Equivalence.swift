/// The verdict on a ratio's interval, given a margin within which differences do not matter.
package enum Equivalence: Hashable, Sendable {
  /// The whole interval lies outside the margin: the ratio differs from 1 by more than the margin.
  case different
  /// The whole interval lies inside the margin.
  case equivalent
  /// The interval crosses a bound of the margin: take more measurements.
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
    precondition(margin >= 0, "the margin must be at least 0")
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
