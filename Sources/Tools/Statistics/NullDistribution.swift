internal import CGSL

/// The distribution of a rank statistic under the null hypothesis.
///
/// It is exact for samples of up to 50 values, and a normal approximation with the same mean and
/// variance beyond.
enum NullDistribution {
  /// The cumulative probability of each possible value, with `steps` values per unit.
  case exact([Double], steps: Double = 1)
  case normal(mean: Double, standardDeviation: Double)

  static let largestExactCount = 50

  /// The probability that the statistic is at most `value`, which is from 0 to its maximum.
  func probability(ofAtMost value: Double) -> Double {
    switch self {
    case .exact(let cumulative, let steps): cumulative[Int(steps * value)]
    case .normal(let mean, let standardDeviation):
      // Continuity correction: without ties, the statistic is an integer, unlike a normal variable.
      gsl_cdf_ugaussian_P((value + 0.5 - mean) / standardDeviation)
    }
  }

  /// The probability for a whole number.
  func probability(ofAtMost value: Int) -> Double { probability(ofAtMost: Double(value)) }

  private static func normal(mean: Double, variance: Double) -> Self {
    .normal(mean: mean, standardDeviation: variance.squareRoot())
  }

  private static func cumulative(_ probabilities: [Double]) -> [Double] {
    var total = 0.0
    return probabilities.map { probability in
      total += probability
      return min(1, total)
    }
  }
}

// MARK: Wilcoxon's signed-rank statistic

/// The sum of the ranks, each included with probability ½.
extension NullDistribution {
  /// The distribution for ranks from 1 to `count`, without ties.
  static func signedRanks(count: Int) -> Self { signedRanks((0..<count).map { Double($0 + 1) }) }

  /// The distribution for these ranks, each a whole or half number.
  static func signedRanks(_ ranks: [Double]) -> Self {
    guard ranks.count <= largestExactCount else {
      return normal(
        mean: ranks.reduce(0, +) / 2, variance: ranks.reduce(0) { $0 + $1 * $1 } / 4)
    }
    let probabilities = signedRankProbabilities(doubledRanks: ranks.map { Int(2 * $0) })
    return .exact(cumulative(probabilities), steps: 2)
  }

  // Dynamic programming: each further rank is either added to a sum or not. There are 2ⁿ outcomes,
  // so all counts are exact in the 53 bits of a `Double`.
  private static func signedRankProbabilities(doubledRanks: [Int]) -> [Double] {
    var outcomes = [Double](repeating: 0, count: doubledRanks.reduce(0, +) + 1)
    outcomes[0] = 1
    var largest = 0
    for rank in doubledRanks {
      largest += rank
      for sum in (rank..<largest + 1).reversed() { outcomes[sum] += outcomes[sum - rank] }
    }
    return outcomes.map { $0 / Double(1 << doubledRanks.count) }
  }
}

// MARK: The Mann–Whitney *U*

extension NullDistribution {
  /// The distribution for two samples drawn from the same population, of these sizes, each at least
  /// 1.
  static func rankSums(_ first: Int, _ second: Int) -> Self {
    guard max(first, second) > largestExactCount else {
      return .exact(cumulative(rankSumProbabilities(first, second)))
    }
    let product = Double(first) * Double(second)
    return normal(mean: product / 2, variance: product / 12 * Double(first + second + 1))
  }

  // Dynamic programming: the largest value overall is either in the first sample, where it exceeds
  // all values of the second, or in the second. Uses probabilities, because the counts of outcomes
  // exceed the precision of a `Double`.
  private static func rankSumProbabilities(_ first: Int, _ second: Int) -> [Double] {
    // Indexed by the size of the second sample; the first sample is still empty, and U is 0.
    var all = [[Double]](repeating: [1], count: second + 1)
    for m in 1...first {
      for n in 1...second {
        let fraction = Double(m) / Double(m + n)
        var next = [Double](repeating: 0, count: m * n + 1)
        for (u, probability) in all[n].enumerated() { next[u + n] = fraction * probability }
        for (u, probability) in all[n - 1].enumerated() { next[u] += (1 - fraction) * probability }
        all[n] = next
      }
    }
    return all[second]
  }
}

// MARK: Kendall's statistic

extension NullDistribution {
  /// The distribution of the number of discordant pairs among `count` values in random order.
  ///
  /// Assumes at least one value, and no ties.
  static func discordantPairs(count: Int) -> Self {
    guard count > largestExactCount else {
      return .exact(cumulative(discordantPairProbabilities(count: count)))
    }
    let n = Double(count)
    return normal(mean: n * (n - 1) / 4, variance: n * (n - 1) * (2 * n + 5) / 72)
  }

  // Dynamic programming: each further value is discordant with any number of the others, from none
  // to all, with equal probability.
  private static func discordantPairProbabilities(count: Int) -> [Double] {
    var all = [1.0]
    for others in 1..<max(2, count) where count > 1 {
      var next = [Double](repeating: 0, count: all.count + others)
      for (pairs, probability) in all.enumerated() {
        for added in 0...others { next[pairs + added] += probability / Double(others + 1) }
      }
      all = next
    }
    return all
  }
}
