import CGSL
import Foundation
import Testing
import UserSessions

@Suite("Weights of whole numbers") struct WeightTests {
  // Otherwise an underflow in GSL aborts the process.
  init() { cgsl_disable_aborting_error_handler() }

  @Test("weights are the probabilities of rounding to each number, in millionths")
  func weights() {
    // 1 - exp(-1.5/2), exp(-1.5/2) - exp(-2.5/2), and so on.
    #expect(
      Distribution.exponential(mean: 2).weights(upTo: 4)
        == [527633, 185862, 112731, 173774])
  }

  @Test(
    "values beyond the last number count towards it",
    arguments: [
      Distribution.logNormal(median: 1e6, sigma: 0.1), .exponential(mean: 1e6),
      .gamma(shape: 1e6, scale: 1e6), .weibull(shape: 1e6, scale: 1e6),
    ])
  func beyond(_ distribution: Distribution) {
    let weights = distribution.weights(upTo: 10)

    #expect(weights.count == 10 && weights[9] > 999_000)
    #expect(abs(weights.reduce(0, +) - 1_000_000) <= 10)
  }

  /// The weights computed with GSL.
  private func certified(_ distribution: Distribution, upTo limit: Int) -> [Double] {
    let inner = (1..<limit).map { probability(of: distribution, ofAtMost: Double($0) + 0.5) }
    let bounds = [0] + inner + [1]
    return zip(bounds, bounds.dropFirst()).map { ($1 - $0) * 1_000_000 }
  }

  private func probability(of distribution: Distribution, ofAtMost value: Double) -> Double {
    switch distribution {
    case .logNormal(let median, let sigma): gsl_cdf_lognormal_P(value, log(median), sigma)
    case .exponential(let mean): gsl_cdf_exponential_P(value, mean)
    case .gamma(let shape, let scale): gsl_cdf_gamma_P(value, shape, scale)
    // GSL takes the scale first.
    case .weibull(let shape, let scale): gsl_cdf_weibull_P(value, scale, shape)
    }
  }

  private static let parameters = [0.05, 0.3, 0.5, 1, 1.5, 2, 7, 20, 150, 4000]

  @Test("GSL computes the same weights", arguments: parameters)
  func gsl(_ first: Double) {
    for second in Self.parameters {
      for distribution in [
        Distribution.logNormal(median: first, sigma: second), .exponential(mean: first),
        .gamma(shape: first, scale: second), .weibull(shape: first, scale: second),
      ] {
        let weights = distribution.weights(upTo: 900)
        let expected = certified(distribution, upTo: 900)
        let worst = zip(weights, expected).map { abs(Double($0) - $1) }.max() ?? .infinity
        // Rounding changes a weight by at most one half.
        #expect(worst <= 0.500_001, "\(distribution)")
      }
    }
  }
}
