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
  ///
  /// - Parameter tieTerm: The tie term of the `Ranks` of both samples together. With ties, the
  ///   normal approximation is used.
  init(_ first: Int, _ second: Int, tieTerm: Double = 0) {
    if tieTerm == 0, max(first, second) <= Self.largestExactCount {
      self = .exact(Self.cumulativeProbabilities(first, second))
    } else {
      let total = Double(first + second)
      let product = Double(first) * Double(second)
      let variance = product / 12 * (total + 1 - tieTerm / (total * (total - 1)))
      self = .normal(mean: product / 2, standardDeviation: max(0, variance).squareRoot())
    }
  }

  /// The probability of a *U* of at most `u`, which is from 0 to the product of the sizes.
  func probability(ofAtMost u: Double) -> Double {
    switch self {
    case .exact(let cumulative):
      return cumulative[Int(u)]
    case .normal(let mean, let standardDeviation):
      // All values are equal: U always equals its mean.
      guard standardDeviation > 0 else { return u >= mean ? 1 : 0 }
      return gsl_cdf_ugaussian_P((u + 0.5 - mean) / standardDeviation)
    }
  }

  /// The probability for a whole number.
  func probability(ofAtMost u: Int) -> Double {
    probability(ofAtMost: Double(u))
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
