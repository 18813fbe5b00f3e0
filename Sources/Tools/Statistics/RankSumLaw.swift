internal import CGSL

/// The null distribution of the Mann–Whitney *U*: both samples come from one distribution.
enum RankSumLaw {
  /// The cumulative probability of each *U*, by *U*.
  case exact([Double])
  /// The normal approximation with the same mean and variance.
  case normal(mean: Double, standardDeviation: Double)

  /// The largest size of either sample for which the exact distribution is used.
  static let largestExactCount = 50

  /// The distribution for two samples of these sizes, each at least 1.
  init(_ first: Int, _ second: Int) {
    if max(first, second) <= Self.largestExactCount {
      self = .exact(Self.cumulativeProbabilities(first, second))
    } else {
      let product = Double(first) * Double(second)
      let variance = product / 12 * Double(first + second + 1)
      self = .normal(mean: product / 2, standardDeviation: variance.squareRoot())
    }
  }

  /// The probability of a *U* of at most `u`, which is from 0 to the product of the sizes.
  func probability(ofAtMost u: Int) -> Double {
    switch self {
    case .exact(let cumulative): cumulative[u]
    case .normal(let mean, let standardDeviation):
      gsl_cdf_ugaussian_P((Double(u) + 0.5 - mean) / standardDeviation)
    }
  }

  // Dynamic programming: the largest value overall is in the first sample, and then above all of
  // the second, or in the second. In probabilities, because the counts of outcomes exceed a
  // Double's digits.
  private static func cumulativeProbabilities(_ first: Int, _ second: Int) -> [Double] {
    // Indexed by the size of the second sample; the first one is still empty, and U is 0.
    var laws = [[Double]](repeating: [1], count: second + 1)
    for m in 1...first {
      for n in 1...second {
        let shareOfFirst = Double(m) / Double(m + n)
        var law = [Double](repeating: 0, count: m * n + 1)
        for (u, probability) in laws[n].enumerated() { law[u + n] = shareOfFirst * probability }
        for (u, probability) in laws[n - 1].enumerated() {
          law[u] += (1 - shareOfFirst) * probability
        }
        laws[n] = law
      }
    }
    var total = 0.0
    return laws[second].map { probability in
      total += probability
      return min(1, total)
    }
  }
}
