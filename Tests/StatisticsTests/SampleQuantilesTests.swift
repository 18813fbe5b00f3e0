import Testing

@testable import Statistics

@Suite struct SampleQuantilesTests {
  // GSL's beta distribution differs from SciPy's by 3e-12 at 2000 values.
  @Test(
    "Harrell and Davis's quantiles are those of SciPy's hdquantiles",
    arguments: [2, 7, 25, 2000], ["0.01", "0.25", "0.5", "0.9", "0.99"])
  func harrellDavis(count: Int, fraction: String) throws {
    let values =
      count < 101 ? scattered(count) : (0..<count).map { Double($0 * $0 * $0).squareRoot() }
    let quantile = try Sample(values).harrellDavisQuantile(Double(fraction)!)
    let expected = Answers.scipy["harrellDavis/\(count)/\(fraction)"][0]

    #expect(abs(quantile - expected) <= 1e-10 * max(1, abs(expected)))
  }

  @Test("Harrell and Davis's quantiles stay among the values, and rise with the fraction")
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
    "quantiles of a hundred thousand values work, beyond the range of the inverse beta distribution"
  )
  func manyValues() throws {
    let sample = try Sample((0...100_000).map(Double.init))

    #expect(abs(try sample.harrellDavisQuantile(0.5) - 50_000) < 1e-4)
    let interval = try sample.quantileInterval(0.5, confidence: 0.95)
    let median = try sample.medianInterval(confidence: 0.95)
    #expect((interval.lower, interval.upper) == (median.lower, median.upper))
  }

  @Test(
    "a quantile's interval is that of SciPy's quantile_test",
    arguments: [
      (12, "0.5", 0.95), (60, "0.9", 0.9), (100, "0.25", 0.95), (120, "0.95", 0.99),
      (4000, "0.99", 0.95),
    ])
  func interval(count: Int, fraction: String, confidence: Double) throws {
    let values = count <= 128 ? scattered(count) : (1...count).map(Double.init)
    let interval = try Sample(values).quantileInterval(Double(fraction)!, confidence: confidence)
    let expected = Answers.scipy["quantileInterval/\(count)/\(fraction)"]

    #expect(interval.lower == expected[0])
    #expect(interval.upper == expected[1])
    #expect(isClose(interval.confidence, expected[2]))
  }

  @Test("for the median it is the sign interval", arguments: [6, 7, 25, 50, 101])
  func median(count: Int) throws {
    let sample = try Sample(scattered(count))
    let interval = try sample.quantileInterval(0.5, confidence: 0.95)
    let expected = try sample.medianInterval(confidence: 0.95)

    #expect((interval.lower, interval.upper) == (expected.lower, expected.upper))
    #expect(isClose(interval.confidence, expected.confidence))
  }

  @Test(
    "with too few values there is no interval, but the number needed is reported",
    arguments: [(1, 0.5, 6), (5, 0.5, 6), (300, 0.99, 368), (10, 0.1, 36)])
  func tooFew(count: Int, fraction: Double, needed: Int) throws {
    #expect(throws: StatisticsError.tooFewForConfidence(0.95, count: count, needed: needed)) {
      try Sample((0..<count).map(Double.init)).quantileInterval(fraction, confidence: 0.95)
    }
    let enough = try Sample((0..<needed).map(Double.init))
    #expect(try enough.quantileInterval(fraction, confidence: 0.95).lower >= 0)
    #expect(throws: StatisticsError.self) {
      try Sample((1..<needed).map(Double.init)).quantileInterval(fraction, confidence: 0.95)
    }
  }

  @Test("equal values have an interval without width; a confidence outside 0 to 1 is rejected")
  func edges() throws {
    let equal = try Sample(Array(repeating: 4, count: 40))
    let interval = try equal.quantileInterval(0.9, confidence: 0.95)
    #expect((interval.lower, interval.upper) == (4, 4))
    #expect(throws: StatisticsError.confidenceOutOfRange(1)) {
      try equal.quantileInterval(0.9, confidence: 1)
    }
  }

  // The 0.9 quantile of the normal distribution is 1.2815515655446004; at 0.9 and 2000 repetitions
  // the standard error is 0.0067, and the interval attains at least 0.9, here 0.9168.
  @Test("it covers the population's quantile as often as stated")
  func simulation() throws {
    var normal = NormalValues(seed: 6)
    var stated = 0.0
    let covering = try (0..<2000).count { _ in
      let interval = try normal.sample(50).quantileInterval(0.9, confidence: 0.9)
      stated = interval.confidence
      return interval.lower <= 1.2815515655446004 && 1.2815515655446004 <= interval.upper
    }

    #expect(abs(Double(covering) / 2000 - stated) < 0.02)
  }
}
