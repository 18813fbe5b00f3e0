internal import CGSL

/// The correlation of two paired lists, such as measured and published line counts.
package struct Correlation: Hashable, Sendable {
  /// The number of pairs, at least 2.
  package let count: Int

  /// Pearson's coefficient, from −1 to 1: 1 if the points lie on a rising line.
  package let pearson: Double

  /// Spearman's coefficient, from −1 to 1: 1 if both lists rank the same way.
  ///
  /// Ties share their mean rank.
  package let spearman: Double

  /// Correlates values pair by pair.
  ///
  /// - Parameters:
  ///   - first: At least two values, not all equal; any unit.
  ///   - second: One value for each of `first`, in the same order, not all equal; any unit.
  /// - Throws: `StatisticsError.unpaired` when the counts differ; `.emptySample`, `.nonFinite`,
  ///   `.extreme`; `.tooFew` for a single pair; `.constant` if all values of a list are equal.
  package init(of first: [Double], with second: [Double]) throws(StatisticsError) {
    guard first.count == second.count else {
      throw .unpaired(first: first.count, second: second.count)
    }
    for sample in [try Sample(first), try Sample(second)] {
      guard sample.count > 1 else { throw .tooFew(count: sample.count, needed: 2) }
      guard sample.minimum < sample.maximum else {
        throw .constant(value: sample.minimum, count: sample.count)
      }
    }
    count = first.count
    pearson = try Self.coefficient(gsl_stats_correlation(first, 1, second, 1, count))
    var workspace = [Double](repeating: 0, count: 2 * count)
    spearman = try Self.coefficient(
      gsl_stats_spearman(first, 1, second, 1, count, &workspace))
  }

  // Rounding can carry a perfect correlation past 1.
  private static func coefficient(_ computed: Double) throws(StatisticsError) -> Double {
    min(1, max(-1, try GSL.finite(computed)))
  }
}
