/// p-values of several tests, adjusted for multiple testing.
///
/// If all hypotheses with an adjusted p-value of at most 0.05 are rejected, the probability of any
/// false rejection is at most 5 %, however the tests depend on each other.
///
/// - Parameter pValues: Any number of probabilities, each from 0 to 1.
/// - Returns: The adjusted probabilities, from 0 to 1, in the order given; empty if none were
///   given.
/// - Throws: `StatisticsError.probabilityOutOfRange`.
/// - Complexity: O(*n* log *n*).
/// - Note: Holm, "A Simple Sequentially Rejective Multiple Test Procedure", *Scandinavian Journal
///   of Statistics* 6 (1979).
package func holmAdjusted(_ pValues: [Double]) throws(StatisticsError) -> [Double] {
  for (index, pValue) in pValues.enumerated() {
    guard (0...1).contains(pValue) else { throw .probabilityOutOfRange(pValue, index: index) }
  }
  var adjusted = pValues
  var largest = 0.0
  for (step, index) in pValues.indices.sorted(by: { pValues[$0] < pValues[$1] }).enumerated() {
    largest = max(largest, min(1, Double(pValues.count - step) * pValues[index]))
    adjusted[index] = largest
  }
  return adjusted
}
