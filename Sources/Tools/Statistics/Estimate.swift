/// An estimated value with its confidence interval, or an exact value.
package struct Estimate: Codable, Hashable, Sendable {
  /// The estimate, in the unit of the values.
  package let value: Double
  /// The lower bound of the interval, inclusive.
  ///
  /// Absent, like the other parts of the interval, if there are too few values for the confidence
  /// requested or if the value is exact.
  package let lower: Double?
  /// The upper bound of the interval, inclusive.
  package let upper: Double?
  /// The confidence attained, in (0, 1); never below the confidence requested.
  package let confidence: Double?
  /// The number of values behind the estimate; 0 for an exact value.
  package let count: Int

  package init(value: Double, lower: Double?, upper: Double?, confidence: Double?, count: Int) {
    self.value = value
    self.lower = lower
    self.upper = upper
    self.confidence = confidence
    self.count = count
  }

  package init(exact value: Double) { self.init(value: value, interval: nil, count: 0) }

  init(value: Double, interval: Interval?, count: Int) {
    self.init(
      value: value, lower: interval?.lower, upper: interval?.upper,
      confidence: interval?.confidence, count: count)
  }

  /// The interval; `nil` if there is none, or if the stored bounds are damaged.
  package var interval: Interval? {
    guard let lower, let upper, let confidence, lower <= upper else { return nil }
    return Interval(lower: lower, upper: upper, confidence: confidence)
  }

  /// Whether the interval contains a value; false without an interval.
  package func contains(_ value: Double) -> Bool {
    guard let lower, let upper else { return false }
    return lower <= value && value <= upper
  }

  /// The estimate mapped by an increasing function, which preserves the confidence.
  package func mapped(by increasing: (Double) -> Double) -> Estimate {
    Estimate(
      value: increasing(value), lower: lower.map(increasing), upper: upper.map(increasing),
      confidence: confidence, count: count)
  }
}
