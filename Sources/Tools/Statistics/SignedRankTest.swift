/// Wilcoxon's signed-rank test: whether paired differences tend to lie on one side of zero.
///
/// Assumes independent differences, one per launch, from a distribution that is symmetric about its
/// centre; the null hypothesis is that the centre is zero.
///
/// Differences of zero are dropped, as Wilcoxon proposed; equal magnitudes share their mean rank.
/// With 50 differences or fewer the null distribution is exact, given the zeros and ties: it counts
/// all 2ⁿ ways to flip the signs. With more, it is the normal approximation with corrections for
/// ties and continuity.
///
/// - Note: Wilcoxon, "Individual Comparisons by Ranking Methods", *Biometrics Bulletin* 1 (1945).
package struct SignedRankTest: Hashable, Sendable {
  /// The number of nonzero differences; 0 if all are zero.
  package let count: Int

  /// The number of zero differences, which are dropped.
  package let zeros: Int

  /// The sum of the ranks of the positive differences, from 0 to *n*(*n* + 1)/2: R's *V*.
  package let statistic: Double

  /// The two-sided probability, in (0, 1]; 1 if all differences are zero.
  package let pValue: Double

  /// Tests differences, such as log ratios of launches.
  ///
  /// - Complexity: O(*n*³) up to 50 differences, O(*n* log *n*) beyond.
  package init(_ differences: Sample) {
    let nonzero = differences.values.filter { $0 != 0 }
    let ranks = Ranks(of: nonzero.map(abs)).values
    let positive = zip(nonzero, ranks).reduce(0) { $1.0 > 0 ? $0 + $1.1 : $0 }
    let negative = ranks.reduce(0, +) - positive
    count = nonzero.count
    zeros = differences.count - nonzero.count
    statistic = positive
    let tail = NullDistribution.signedRanks(ranks).probability(ofAtMost: min(positive, negative))
    pValue = min(1, 2 * tail)
  }
}
