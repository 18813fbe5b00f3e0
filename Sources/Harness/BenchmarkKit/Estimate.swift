/// An estimate with its interval.
package struct Estimate: Codable, Hashable, Sendable {
  package let value: Double
  /// The bounds of the interval; absent if there are too few launches for the required level.
  package let lower: Double?
  package let upper: Double?
  /// The actual confidence level of the interval, in (0, 1).
  package let confidence: Double?
  /// The number of launches behind the estimate.
  package let count: Int

  /// Creates an estimate.
  package init(value: Double, lower: Double?, upper: Double?, confidence: Double?, count: Int) {
    self.value = value
    self.lower = lower
    self.upper = upper
    self.confidence = confidence
    self.count = count
  }

  /// Whether the interval contains a value; false without an interval.
  package func contains(_ value: Double) -> Bool {
    guard let lower, let upper else { return false }
    return lower <= value && value <= upper
  }
}
