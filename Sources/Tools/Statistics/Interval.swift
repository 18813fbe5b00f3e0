internal import CGSL

/// A two-sided confidence interval.
package struct Interval: Hashable, Sendable {
  /// The lower bound, inclusive.
  package let lower: Double

  /// The upper bound, inclusive; at least `lower`.
  package let upper: Double

  /// The confidence attained, in (0, 1).
  ///
  /// An interval between ordered values can attain only certain levels; this is the level attained,
  /// which is never below the one requested.
  package let confidence: Double

  /// An interval between two bounds.
  init(lower: Double, upper: Double, confidence: Double) {
    precondition(lower <= upper, "the lower bound must not exceed the upper bound")
    self.lower = lower
    self.upper = upper
    self.confidence = confidence
  }
}

extension Interval {
  /// Student's interval around a value.
  ///
  /// - Parameters:
  ///   - standardError: The standard error of the value.
  ///   - degrees: The degrees of freedom of the error, at least 1.
  init(
    around value: Double, standardError: Double, degrees: Int, confidence: Double
  ) throws(StatisticsError) {
    try checkConfidence(confidence)
    let width = try GSL.finite(
      standardError * gsl_cdf_tdist_Qinv((1 - confidence) / 2, Double(degrees)))
    self.init(lower: value - width, upper: value + width, confidence: confidence)
  }

  /// The narrowest interval with a given confidence that excludes the same number of values on each
  /// side.
  ///
  /// `nil` if even the outermost values do not attain it.
  ///
  /// - Parameters:
  ///   - ordered: The candidates for the bounds, ascending.
  ///   - confidence: The lowest acceptable confidence.
  ///   - tail: The probability that at most a given number of candidates lie below the estimated
  ///     quantity; symmetric and increasing.
  init?(between ordered: [Double], confidence: Double, tail: (Int) -> Double) {
    // Rounding in GSL's distributions must not cause the rejection of a level attained exactly,
    // such as 1 − 1/32.
    let limit = (1 - confidence) / 2 * (1 + 1e-12)
    let cut = (0..<ordered.count / 2).countOfPrefix { tail($0) <= limit }
    guard cut > 0 else { return nil }
    self.init(
      lower: ordered[cut - 1], upper: ordered[ordered.count - cut],
      confidence: max(confidence, 1 - 2 * tail(cut - 1)))
  }
}

/// Throws unless a confidence level is above 0 and below 1.
func checkConfidence(_ confidence: Double) throws(StatisticsError) {
  guard confidence > 0, confidence < 1 else { throw .confidenceOutOfRange(confidence) }
}

/// The smallest count at which the extreme values enclose the centre with the given confidence.
///
/// The number is the same for the sign interval and the signed-rank interval: either one misses the
/// centre on one side only if all values lie on the other side, which has probability 2⁻ⁿ.
func fewestValues(for confidence: Double) -> Int {
  var count = 2
  var tail = 0.25
  while tail > (1 - confidence) / 2 {
    tail /= 2
    count += 1
  }
  return count
}

extension Range<Int> {
  /// The length of the prefix that satisfies a predicate; once false, it must stay false.
  func countOfPrefix(while predicate: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(middle) { low = middle + 1 } else { high = middle }
    }
    return low - lowerBound
  }
}
