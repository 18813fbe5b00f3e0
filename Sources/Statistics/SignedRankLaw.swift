internal import CGSL

/// The distribution of Wilcoxon's signed-rank statistic where the null hypothesis holds.
///
/// The statistic is the sum of those ranks, of 1 to *n*, whose coin shows heads.
enum SignedRankLaw {
  /// The probability of each sum or a lower one, by sum.
  case exact([Double])
  /// The normal law with the same mean and variance.
  case normal(mean: Double, standardDeviation: Double)

  /// Up to this many ranks the exact law is used.
  ///
  /// There are 2ⁿ outcomes, so all counts are exact in the 53 bits of a `Double`.
  static let largestExactCount = 50

  /// The law for ranks from 1 to `count`.
  init(count: Int) {
    if count <= Self.largestExactCount {
      self = .exact(Self.cumulativeProbabilities(count: count))
    } else {
      let n = Double(count)
      self = .normal(
        mean: n * (n + 1) / 4, standardDeviation: (n * (n + 1) * (2 * n + 1) / 24).squareRoot())
    }
  }

  /// The probability of a sum of at most `sum`, which is from 0 to *n*(*n* + 1)/2.
  func probability(ofAtMost sum: Int) -> Double {
    switch self {
    case .exact(let cumulative):
      cumulative[sum]
    case .normal(let mean, let standardDeviation):
      // Half a unit up: the sum is an integer, the normal variable is not.
      gsl_cdf_ugaussian_P((Double(sum) + 0.5 - mean) / standardDeviation)
    }
  }

  // Dynamic programming: with one more rank, a sum is reached without it or with it.
  private static func cumulativeProbabilities(count: Int) -> [Double] {
    var outcomes = [Double](repeating: 0, count: count * (count + 1) / 2 + 1)
    outcomes[0] = 1
    for rank in 1...count {
      for sum in (rank...rank * (rank + 1) / 2).reversed() {
        outcomes[sum] += outcomes[sum - rank]
      }
    }
    var total = 0.0
    return outcomes.map { ways in
      total += ways
      return total / Double(1 << count)
    }
  }
}
