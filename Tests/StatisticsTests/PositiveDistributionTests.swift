import Foundation
import Statistics
import Testing

@Suite("Positive distributions") struct PositiveDistributionTests {
  // The closed forms, and values of the standard normal distribution from Abramowitz and Stegun,
  // table 26.1.
  @Test(
    "probabilities are those of the closed forms",
    arguments: [
      (PositiveDistribution.logNormal(median: 4, sigma: 0.8), 4, 0.5),
      (.logNormal(median: 4, sigma: 0.8), 4 * exp(0.8), 0.841344746068543),
      (.logNormal(median: 4, sigma: 0.8), 4 * exp(-1.6), 0.022750131948179),
      (.exponential(mean: 3), 3, 1 - exp(-1)), (.exponential(mean: 3), 0.3, 1 - exp(-0.1)),
      (.gamma(shape: 2, scale: 5), 10, 1 - exp(-2) * 3),
      (.gamma(shape: 1, scale: 5), 5, 1 - exp(-1)),
      (.weibull(shape: 1.5, scale: 3), 12, 1 - exp(-8)),
      (.weibull(shape: 2, scale: 3), 1.5, 1 - exp(-0.25)),
    ] as [(PositiveDistribution, Double, Double)])
  func closedForms(_ distribution: PositiveDistribution, _ value: Double, _ probability: Double)
    throws
  {
    #expect(abs(try distribution.probability(ofAtMost: value) - probability) < 1e-13)
  }

  @Test("nothing is zero or less, and everything is finite")
  func ends() throws {
    let distribution = PositiveDistribution.gamma(shape: 0.5, scale: 2)

    #expect(try distribution.probability(ofAtMost: 0) == 0)
    #expect(try distribution.probability(ofAtMost: -1) == 0)
    #expect(try distribution.probability(ofAtMost: 1e6) == 1)
  }
}
