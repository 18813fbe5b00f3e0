internal import CGSL

/// The null distribution of Wilcoxon's signed-rank statistic.
///
/// The statistic is the sum of the ranks, each included with probability ½.
enum SignedRankLaw {
  /// The cumulative probability of each sum, by twice the sum: mean ranks may be half numbers.
  case exact([Double])
  /// The normal approximation with the same mean and variance.
  case normal(mean: Double, standardDeviation: Double)

  /// The largest number of ranks for which the exact distribution is used.
  ///
  /// There are 2ⁿ outcomes, so all counts are exact in the 53 bits of a `Double`.
  static let largestExactCount = 50

  /// The distribution for ranks from 1 to `count`, without ties.
  init(count: Int) {
    self.init(ranks: (0..<count).map { Double($0 + 1) })
  }

  /// The distribution for these ranks, each a whole or half number.
  init(ranks: [Double]) {
    if ranks.count <= Self.largestExactCount {
      self = .exact(Self.cumulativeProbabilities(doubledRanks: ranks.map { Int(2 * $0) }))
    } else {
      self = .normal(
        mean: ranks.reduce(0, +) / 2,
        standardDeviation: ranks.reduce(0) { $0 + $1 * $1 }.squareRoot() / 2)
    }
  }

  /// The probability of a sum of at most `sum`, which ranges from 0 to the sum of all ranks.
  func probability(ofAtMost sum: Double) -> Double {
    switch self {
    case .exact(let cumulative):
      cumulative[Int(2 * sum)]
    case .normal(let mean, let standardDeviation):
      // Half a unit up: without ties, the sum is an integer, but the normal variable is not.
      gsl_cdf_ugaussian_P((sum + 0.5 - mean) / standardDeviation)
    }
  }

  /// The probability for a whole number.
  func probability(ofAtMost sum: Int) -> Double {
    probability(ofAtMost: Double(sum))
  }

  // Dynamic programming: a further rank either adds to a sum or does not.
  private static func cumulativeProbabilities(doubledRanks: [Int]) -> [Double] {
    var outcomes = [Double](repeating: 0, count: doubledRanks.reduce(0, +) + 1)
    outcomes[0] = 1
    var largest = 0
    for rank in doubledRanks {
      largest += rank
      for sum in (rank..<largest + 1).reversed() {
        outcomes[sum] += outcomes[sum - rank]
      }
    }
    var total = 0.0
    return outcomes.map { ways in
      total += ways
      return total / Double(1 << doubledRanks.count)
    }
  }
}
