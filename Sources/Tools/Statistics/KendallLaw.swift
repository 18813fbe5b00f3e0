internal import CGSL

/// The distribution of the number of discordant pairs among values in random order.
enum KendallLaw {
  /// The cumulative probability of each number of pairs, by number.
  case exact([Double])
  /// The normal approximation with the same mean and variance.
  case normal(mean: Double, standardDeviation: Double)

  /// The largest number of values for which the exact distribution is used.
  static let largestExactCount = 50

  /// The distribution for `count` values without ties, at least one.
  init(count: Int) {
    if count <= Self.largestExactCount {
      self = .exact(Self.cumulativeProbabilities(count: count))
    } else {
      let n = Double(count)
      self = .normal(
        mean: n * (n - 1) / 4, standardDeviation: (n * (n - 1) * (2 * n + 5) / 72).squareRoot())
    }
  }

  /// The probability of at most this many discordant pairs, from 0 to *n*(*n* − 1)/2.
  func probability(ofAtMost pairs: Int) -> Double {
    switch self {
    case .exact(let cumulative):
      cumulative[pairs]
    case .normal(let mean, let standardDeviation):
      gsl_cdf_ugaussian_P((Double(pairs) + 0.5 - mean) / standardDeviation)
    }
  }

  // Dynamic programming: each further value is discordant with 0 to all of the others, equally
  // likely.
  private static func cumulativeProbabilities(count: Int) -> [Double] {
    var law = [1.0]
    for others in 1..<max(2, count) where count > 1 {
      var next = [Double](repeating: 0, count: law.count + others)
      for (pairs, probability) in law.enumerated() {
        for added in 0...others { next[pairs + added] += probability / Double(others + 1) }
      }
      law = next
    }
    var total = 0.0
    return law.map { probability in
      total += probability
      return min(1, total)
    }
  }
}
