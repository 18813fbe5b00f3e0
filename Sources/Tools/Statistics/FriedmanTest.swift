internal import CGSL

/// Friedman's test: whether any of several treatments ranks differently from the others across
/// blocks.
///
/// A block is a launch, and a treatment is an architecture. The test assumes independent blocks.
/// Within a block, equal values share their mean rank, and both statistics are corrected for ties.
///
/// - Note: Friedman, "The Use of Ranks to Avoid the Assumption of Normality", *JASA* 32 (1937);
///   Iman and Davenport, "Approximations of the Critical Region of the Friedman Statistic",
///   *Communications in Statistics* A9 (1980), whose statistic maintains its level better with few
///   blocks.
package struct FriedmanTest: Hashable, Sendable {
  /// The mean rank of each treatment, in order: from 1 (lowest) to the number of treatments.
  package let meanRanks: [Double]

  /// Friedman's statistic, at least 0; 0 if all values within each block are equal.
  package let statistic: Double

  /// The chi-squared probability of `statistic` or a larger value, in [0, 1].
  package let pValue: Double

  /// Iman and Davenport's statistic, at least 0; infinite if all blocks rank the same way.
  package let imanDavenport: Double

  /// The *F* probability of `imanDavenport` or a larger value, in [0, 1].
  ///
  /// 0 if all blocks rank the same way, because the distribution is an approximation.
  package let imanDavenportPValue: Double

  /// Tests the treatments.
  ///
  /// - Parameter blocks: One row per block, at least two; in each, one value per treatment, at
  ///   least two, in the same order in every block. Any unit, which may differ between blocks.
  /// - Throws: `StatisticsError.tooFew`; `.unpaired` if a block is shorter or longer than the
  ///   first; `.nonFinite` and `.extreme`.
  /// - Complexity: O(*nk* log *k*) for *n* blocks of *k* treatments.
  package init(_ blocks: [[Double]]) throws(StatisticsError) {
    guard blocks.count > 1 else { throw .tooFew(count: blocks.count, needed: 2) }
    let treatments = blocks[0].count
    guard treatments > 1 else { throw .tooFew(count: treatments, needed: 2) }
    var rankSums = [Double](repeating: 0, count: treatments)
    var tieTerm = 0.0
    for block in blocks {
      guard block.count == treatments else {
        throw .unpaired(first: treatments, second: block.count)
      }
      let ranks = Ranks(of: try Sample(block).values)
      tieTerm += ranks.tieTerm
      for index in rankSums.indices { rankSums[index] += ranks.values[index] }
    }

    // All of these are whole numbers, so perfect agreement is recognised exactly.
    let (n, k) = (Double(blocks.count), Double(treatments))
    let spread = rankSums.reduce(0) { $0 + 12 * ($1 - n * (k + 1) / 2) * ($1 - n * (k + 1) / 2) }
    let unit = (k - 1) * n * k * (k + 1) - tieTerm
    let remainder = n * unit - spread

    meanRanks = rankSums.map { $0 / n }
    statistic = spread == 0 ? 0 : (k - 1) * spread / unit
    pValue = try GSL.finite(gsl_cdf_chisq_Q(statistic, k - 1))
    if spread == 0 {
      (imanDavenport, imanDavenportPValue) = (0, 1)
    } else if remainder == 0 {
      (imanDavenport, imanDavenportPValue) = (.infinity, 0)
    } else {
      imanDavenport = (n - 1) * spread / remainder
      imanDavenportPValue = try GSL.finite(
        gsl_cdf_fdist_Q(imanDavenport, k - 1, (n - 1) * (k - 1)))
    }
  }
}
