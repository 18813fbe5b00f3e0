/// Wilcoxon's signed-rank test: whether paired differences lie to one side of zero.
///
/// Assumes independent differences, one per launch, from a distribution that is symmetric about its
/// centre; the null hypothesis is that the centre is zero.
///
/// Differences of zero are left out, which is Wilcoxon's own treatment; equal sizes share their mean
/// rank. With 50 differences or fewer the law is exact, given the zeros and the ties: that of all 2ⁿ
/// ways to flip the signs. Beyond, it is the normal law with corrections for ties and continuity.
///
/// - Note: Wilcoxon, "Individual Comparisons by Ranking Methods", *Biometrics Bulletin* 1 (1945).
package struct SignedRankTest: Hashable, Sendable {
  /// The number of differences that are not zero; 0 where all are.
  package let count: Int

  /// The number of differences of zero, which are left out.
  package let zeros: Int

  /// The sum of the ranks of the positive differences, from 0 to *n*(*n* + 1)/2: R's *V*.
  package let statistic: Double

  /// The two-sided probability, in (0, 1]; 1 where all differences are zero.
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
    let tail = SignedRankLaw(ranks: ranks).probability(ofAtMost: min(positive, negative))
    pValue = min(1, 2 * tail)
  }
}
