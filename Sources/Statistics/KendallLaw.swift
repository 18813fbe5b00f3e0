internal import CGSL

/// The distribution of the number of pairs out of order when values come in random order.
enum KendallLaw {
  /// The probability of each number or a lower one, by number.
  case exact([Double])
  /// The normal law with the same mean and variance.
  case normal(mean: Double, standardDeviation: Double)

  /// Up to this many values the exact law is used.
  static let largestExactCount = 50

  /// The law for so many values without ties, at least one.
  init(count: Int) {
    if count <= Self.largestExactCount {
      self = .exact(Self.cumulativeProbabilities(count: count))
    } else {
      let n = Double(count)
      self = .normal(
        mean: n * (n - 1) / 4, standardDeviation: (n * (n - 1) * (2 * n + 5) / 72).squareRoot())
    }
  }

  /// The probability of at most so many pairs out of order, from 0 to *n*(*n* − 1)/2.
  func probability(ofAtMost pairs: Int) -> Double {
    switch self {
    case .exact(let cumulative):
      cumulative[pairs]
    case .normal(let mean, let standardDeviation):
      gsl_cdf_ugaussian_P((Double(pairs) + 0.5 - mean) / standardDeviation)
    }
  }

  // Dynamic programming: one more value is out of order with 0 to all of the others, equally likely.
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
