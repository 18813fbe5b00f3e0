internal import CGSL

/// One or more finite numbers, in the order in which they were measured.
///
/// ```swift
/// let sample = try Sample([12.1, 11.8, 12.4])
/// sample.median  // 12.1
/// ```
package struct Sample: Hashable, Sendable {
  /// The values in the order given.
  package let values: [Double]

  /// The values in ascending order.
  let sorted: [Double]

  /// Checks the values and sorts them.
  ///
  /// - Parameter values: At least one value, each zero or of a magnitude from 10⁻⁶⁰ to 10⁶⁰; any
  ///   unit.
  /// - Throws: `StatisticsError.emptySample`, `.nonFinite` or `.extreme`.
  /// - Complexity: O(*n* log *n*).
  package init(_ values: [Double]) throws(StatisticsError) {
    guard !values.isEmpty else { throw .emptySample }
    for (index, value) in values.enumerated() { try checkSize(of: value, at: index) }
    GSL.prepare()
    self.values = values
    self.sorted = values.sorted()
  }

  /// The number of values, at least 1.
  package var count: Int { values.count }

  /// The smallest value.
  package var minimum: Double { sorted[0] }

  /// The largest value.
  package var maximum: Double { sorted[count - 1] }

  /// The middle value, or the mean of the two middle values.
  package var median: Double {
    // Not `gsl_stats_median`, which reorders its input.
    gsl_stats_median_from_sorted_data(sorted, 1, count)
  }

  /// The value below which a fraction of the sample lies, interpolated linearly.
  ///
  /// - Parameter fraction: From 0 (the minimum) to 1 (the maximum).
  /// - Note: Type 7 of Hyndman and Fan, "Sample Quantiles in Statistical Packages", *The American
  ///   Statistician* 50 (1996): the default of R and NumPy.
  package func quantile(_ fraction: Double) -> Double {
    precondition((0...1).contains(fraction), "the fraction must be from 0 to 1")
    let position = fraction * Double(count - 1)
    let lower = sorted[Int(position)]
    let upper = sorted[Int(position.rounded(.up))]
    // GSL's weighted sum, (1 − w)·lower + w·upper, can differ from two equal values by one bit.
    return lower + (position - position.rounded(.down)) * (upper - lower)
  }

  /// The arithmetic mean.
  package var mean: Double { gsl_stats_mean(values, 1, count) }

  /// The standard deviation with denominator *n* − 1, in the unit of the values.
  ///
  /// `nil` for a single value.
  package var standardDeviation: Double? {
    guard count > 1 else { return nil }
    return try? GSL.finite(gsl_stats_sd(values, 1, count))
  }

  /// The median distance from the median, in the unit of the values.
  ///
  /// Not scaled: multiplied by 1.4826, it estimates the standard deviation of normal values.
  package var medianAbsoluteDeviation: Double {
    var workspace = [Double](repeating: 0, count: count)
    return gsl_stats_mad0(values, 1, count, &workspace)
  }

  /// The correlation of each value with the value measured before it, from −1 to 1.
  ///
  /// Near 0 for independent measurements. `nil` if all values are equal.
  /// - Note: Both sums are about the mean of all values, as in the NIST reference data.
  package var lag1Autocorrelation: Double? {
    guard minimum < maximum else { return nil }
    return try? GSL.finite(gsl_stats_lag1_autocorrelation(values, 1, count))
  }
}

/// Throws unless a value is zero or of a magnitude from 10⁻⁶⁰ to 10⁶⁰.
///
/// Within that range, squares of differences and of regression coefficients neither overflow nor
/// underflow. Beyond it, GSL silently returns wrong results, such as a correlation of 0 at 10²⁰⁰.
func checkSize(of value: Double, at index: Int) throws(StatisticsError) {
  guard value.isFinite else { throw .nonFinite(value: value, index: index) }
  guard value == 0 || (1e-60...1e60).contains(abs(value)) else {
    throw .extreme(value: value, index: index)
  }
}
