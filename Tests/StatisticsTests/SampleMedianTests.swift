import Statistics
import Testing

@Suite struct SampleMedianTests {
  struct Expected {
    let count: Int
    let confidence: Double
    let lower: Double
    let upper: Double
    let attained: Double
  }

  // SciPy 1.17.1: quantile_test(z, q=0, p=.5).confidence_interval(confidence); attained from
  // binom.cdf(upper rank − 1, n, .5) − binom.cdf(lower rank − 1, n, .5).
  @Test(
    "the median's interval matches SciPy's",
    arguments: [
      Expected(
        count: 6, confidence: 0.95, lower: -34.9765625, upper: 39.0390625, attained: 0.96875),
      Expected(
        count: 12, confidence: 0.95, lower: -24.953125, upper: 29.015625, attained: 0.96142578125),
      Expected(
        count: 12, confidence: 0.99, lower: -34.9765625, upper: 39.0390625,
        attained: 0.99365234375),
      Expected(
        count: 25, confidence: 0.95, lower: -14.9296875, upper: 25.1640625,
        attained: 0.9567147493362427),
      Expected(
        count: 50, confidence: 0.9, lower: -7.9921875, upper: 18.2265625,
        attained: 0.9350913529277278),
    ])
  func median(_ expected: Expected) throws {
    let sample = try Sample(scattered(expected.count))

    let interval = try #require(try sample.median(confidence: expected.confidence).interval)

    #expect(interval.lower == expected.lower)
    #expect(interval.upper == expected.upper)
    #expect(isClose(interval.confidence, expected.attained))
  }

  @Test("a level that the outermost values attain exactly is not rejected because of rounding")
  func exactLevel() throws {
    let interval = try #require(
      try Sample(scattered(6)).median(confidence: 1 - 1.0 / 32).interval)

    #expect(interval.lower == -34.9765625)
    #expect(interval.confidence == 1 - 1.0 / 32)
  }

  @Test("the interval of two million values uses the ranks of the normal approximation")
  func manyValues() throws {
    let interval = try #require(
      try Sample((1...2_000_000).map(Double.init)).median(confidence: 0.95).interval)

    // scipy.stats.binom.ppf(0.025, 2_000_000, .5) is the lower rank; the upper mirrors it.
    #expect(interval.lower == 998_614)
    #expect(interval.upper == 1_001_387)
  }

  @Test(
    "with too few values the median has no interval",
    arguments: [(1, 0.5, 2), (1, 1e-17, 2), (5, 0.95, 6), (7, 0.99, 8), (9, 0.999, 11)])
  func tooFew(count: Int, confidence: Double, needed: Int) throws {
    let estimate = try Sample(scattered(count)).median(confidence: confidence)

    #expect(estimate.value == (try Sample(scattered(count)).median))
    #expect(estimate.interval == nil)
    #expect(try Sample(scattered(needed - 1)).median(confidence: confidence).interval == nil)
    #expect(try Sample(scattered(needed)).median(confidence: confidence).interval != nil)
  }

  @Test("a confidence level outside (0, 1) is rejected", arguments: [0, 1, -0.5, 95])
  func confidenceOutOfRange(confidence: Double) throws {
    let sample = try Sample(scattered(12))
    let refusal = StatisticsError.confidenceOutOfRange(confidence)

    #expect(throws: refusal) { try sample.median(confidence: confidence) }
    #expect(throws: refusal) { try sample.hodgesLehmann(confidence: confidence) }
    #expect(throws: StatisticsError.self) { try sample.median(confidence: .nan) }
  }

  // All arrangements of ten values above or below a median of 0 are equally likely.
  @Test(
    "over all signs of ten values, exactly the attained fraction of intervals contains the median")
  func coverage() throws {
    let intervals = try (0..<1024).map { signs in
      try #require(
        try Sample((0..<10).map { signs >> $0 & 1 == 1 ? 1 : -1 })
          .median(confidence: 0.9).interval)
    }

    let enclosing = intervals.count { $0.lower <= 0 && 0 <= $0.upper }
    #expect(isClose(Double(enclosing) / 1024, intervals[0].confidence))
  }
}
