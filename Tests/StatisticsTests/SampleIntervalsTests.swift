import Statistics
import Testing

@Suite struct SampleIntervalsTests {
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
    "the median's interval is SciPy's",
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

    let interval = try sample.medianInterval(confidence: expected.confidence)

    #expect(interval.lower == expected.lower)
    #expect(interval.upper == expected.upper)
    #expect(isClose(interval.confidence, expected.attained))
  }

  // R 4.2.2: t.test(z, conf.level = …)$conf.int
  @Test(
    "the mean's interval is that of R's t.test",
    arguments: [
      (0.95, -16.484314313548648, 20.419210146881980),
      (0.99, -24.069803218365205, 28.004699051698534),
    ])
  func mean(confidence: Double, lower: Double, upper: Double) throws {
    let interval = try Sample(scattered(12)).meanInterval(confidence: confidence)

    #expect(isClose(interval.lower, lower))
    #expect(isClose(interval.upper, upper))
    #expect(interval.confidence == confidence)
  }

  @Test("a level that the outermost values attain exactly is not rejected because of rounding")
  func exactLevel() throws {
    let interval = try Sample(scattered(6)).medianInterval(confidence: 1 - 1.0 / 32)

    #expect(interval.lower == -34.9765625)
    #expect(interval.confidence == 1 - 1.0 / 32)
  }

  @Test("the interval of two million values has the ranks of the normal approximation")
  func manyValues() throws {
    let interval = try Sample((1...2_000_000).map(Double.init)).medianInterval(confidence: 0.95)

    // scipy.stats.binom.ppf(0.025, 2_000_000, .5) is the lower rank; the upper mirrors it.
    #expect(interval.lower == 998_614)
    #expect(interval.upper == 1_001_387)
  }

  @Test(
    "with too few values there is no interval for the median, but the number needed is reported",
    arguments: [(1, 0.5, 2), (1, 1e-17, 2), (5, 0.95, 6), (7, 0.99, 8), (9, 0.999, 11)])
  func tooFewForMedian(count: Int, confidence: Double, needed: Int) throws {
    let sample = try Sample(scattered(count))

    #expect(
      throws: StatisticsError.tooFewForConfidence(confidence, count: count, needed: needed)
    ) { try sample.medianInterval(confidence: confidence) }
    #expect(throws: Never.self) {
      try Sample(scattered(needed)).medianInterval(confidence: confidence)
    }
  }

  @Test("a single value has no interval for the mean; equal values have one without width")
  func meanOfFewValues() throws {
    #expect(throws: StatisticsError.tooFew(count: 1, needed: 2)) {
      try Sample([3]).meanInterval(confidence: 0.95)
    }
    let interval = try Sample([3, 3]).meanInterval(confidence: 0.95)
    #expect(interval.lower == 3)
    #expect(interval.upper == 3)
  }

  @Test("a confidence outside 0 to 1 is rejected", arguments: [0, 1, -0.5, 95])
  func confidenceOutOfRange(confidence: Double) throws {
    let sample = try Sample(scattered(12))
    let refusal = StatisticsError.confidenceOutOfRange(confidence)

    #expect(throws: refusal) { try sample.medianInterval(confidence: confidence) }
    #expect(throws: refusal) { try sample.meanInterval(confidence: confidence) }
    #expect(throws: refusal) { try sample.hodgesLehmann(confidence: confidence) }
    #expect(throws: StatisticsError.self) { try sample.medianInterval(confidence: .nan) }
  }

  // All ways to put ten values above or below a median of 0, each equally likely.
  @Test(
    "over all signs of ten values, exactly the attained fraction of intervals contains the median")
  func coverage() throws {
    let intervals = try (0..<1024).map { signs in
      try Sample((0..<10).map { signs >> $0 & 1 == 1 ? 1 : -1 })
        .medianInterval(confidence: 0.9)
    }

    let enclosing = intervals.count { $0.lower <= 0 && 0 <= $0.upper }
    #expect(isClose(Double(enclosing) / 1024, intervals[0].confidence))
  }
}
