/// The verdict on the difference between a subject and the baseline.
package enum Verdict: String, Codable, Sendable {
  /// The interval excludes 1 and lies outside the margin.
  case different
  /// The interval lies inside the margin.
  case equivalent
  /// Neither condition holds; more launches may resolve the difference.
  case notResolved = "not resolved"
}
