import Testing

@testable import Statistics

@Suite struct SampleQuantilesTests {
  // GSL's beta distribution differs from SciPy's by 3e-12 at 2000 values.
  @Test(
    "Harrell and Davis's quantiles match SciPy's hdquantiles",
    arguments: [2, 7, 25, 2000], ["0.01", "0.25", "0.5", "0.9", "0.99"])
  func harrellDavis(count: Int, fraction: String) throws {
    let values =
      count < 101 ? scattered(count) : (0..<count).map { Double($0 * $0 * $0).squareRoot() }
    let quantile = try Sample(values).harrellDavisQuantile(Double(fraction)!)
    let expected = Answers.scipy["harrellDavis/\(count)/\(fraction)"][0]

    #expect(abs(quantile - expected) <= 1e-10 * max(1, abs(expected)))
  }

  @Test("Harrell and Davis's quantiles stay within the sample's range and rise with the fraction")
  func harrellDavisRange() throws {
    #expect(try Sample([3]).harrellDavisQuantile(0.9) == 3)
    #expect(try Sample([0.1, 0.1, 0.1]).harrellDavisQuantile(0.3) == 0.1)
    let sample = try Sample(scattered(25))
    let quantiles = try (0...20).map { try sample.harrellDavisQuantile(Double($0) / 20) }
    #expect(quantiles.first == sample.minimum)
    #expect(quantiles.last == sample.maximum)
    #expect(zip(quantiles, quantiles.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(
    "quantiles of 100,001 values are accurate, beyond the range of the inverse beta distribution")
  func manyValues() throws {
    let sample = try Sample((0...100_000).map(Double.init))

    #expect(abs(try sample.harrellDavisQuantile(0.5) - 50_000) < 1e-4)
  }
}
