import Statistics
import Testing

@Suite struct HodgesLehmannTests {
  struct Expected {
    let count: Int
    let confidence: Double
    let value: Double
    let lower: Double
    let upper: Double
    let attained: Double
  }

  // R 4.2.2: wilcox.test(z, conf.int = TRUE, exact = TRUE, conf.level = confidence); attained from
  // k <- qsignrank((1 - confidence)/2, n); 1 - 2*psignrank(k - 1, n).
  @Test(
    "estimate, interval and attained confidence match R's wilcox.test",
    arguments: [
      Expected(
        count: 6, confidence: 0.9, value: 2.03125, lower: -24.953125, upper: 29.015625,
        attained: 0.90625),
      Expected(
        count: 6, confidence: 0.95, value: 2.03125, lower: -34.9765625, upper: 39.0390625,
        attained: 0.96875),
      Expected(
        count: 7, confidence: 0.95, value: 2.03125, lower: -24.953125, upper: 29.015625,
        attained: 0.953125),
      Expected(
        count: 12, confidence: 0.9, value: 2.03125, lower: -14.9296875, upper: 17.06640625,
        attained: 0.90771484375),
      Expected(
        count: 12, confidence: 0.95, value: 2.03125, lower: -19.94140625, upper: 22.078125,
        attained: 0.95751953125),
      Expected(
        count: 12, confidence: 0.99, value: 2.03125, lower: -24.953125, upper: 30.55859375,
        attained: 0.99072265625),
      Expected(
        count: 25, confidence: 0.95, value: 3.57421875, lower: -9.91796875, upper: 17.06640625,
        attained: 0.95173758268356323),
      Expected(
        count: 50, confidence: 0.9, value: 6.27734375, lower: -1.8203125, upper: 13.21484375,
        attained: 0.90091407545157587),
      Expected(
        count: 50, confidence: 0.99, value: 6.27734375, lower: -5.671875, upper: 17.84375,
        attained: 0.99003571823463865),
    ])
  func againstR(_ expected: Expected) throws {
    let estimate = try Sample(scattered(expected.count))
      .hodgesLehmann(confidence: expected.confidence)
    let interval = try #require(estimate.interval)

    #expect(estimate.count == expected.count)
    #expect(estimate.value == expected.value)
    #expect(interval.lower == expected.lower)
    #expect(interval.upper == expected.upper)
    #expect(isClose(interval.confidence, expected.attained))
  }

  // R 4.2.2: wilcox.test(before, after, paired = TRUE, conf.int = TRUE)
  @Test("the depression scores of R's manual give R's interval")
  func depression() throws {
    let estimate = try Sample(Depression.differences).hodgesLehmann(confidence: 0.95)
    let interval = try #require(estimate.interval)

    #expect(isClose(estimate.value, 0.46))
    #expect(isClose(interval.lower, 0.01))
    #expect(isClose(interval.upper, 0.786))
    #expect(interval.confidence == 0.9609375)
  }

  // R's exact wilcox.test has the same bounds: -1.04296875 and 12.83203125 at 0.95. The attained
  // confidence is 1 - 2*pnorm((k - 1 + 0.5 - n*(n+1)/4) / sqrt(n*(n+1)*(2*n+1)/24)).
  @Test(
    "beyond 50 values, the bounds follow the normal approximation",
    arguments: [
      Expected(
        count: 80, confidence: 0.95, value: 5.89453125, lower: -1.04296875, upper: 12.83203125,
        attained: 0.95047913904282932),
      Expected(
        count: 80, confidence: 0.99, value: 5.89453125, lower: -3.74609375, upper: 14.7578125,
        attained: 0.99006272575637189),
    ])
  func normalApproximation(_ expected: Expected) throws {
    try againstR(expected)
  }

  // Under the null hypothesis of the signed-rank test, all sign combinations of the eight distances
  // are equally likely.
  @Test(
    "over all signs of eight values, exactly the attained fraction of intervals contains the centre"
  )
  func coverage() throws {
    let distances = scattered(8).map(abs)
    let intervals = try (0..<256).map { signs in
      let values = distances.indices.map { signs >> $0 & 1 == 1 ? distances[$0] : -distances[$0] }
      return try #require(try Sample(values).hodgesLehmann(confidence: 0.9).interval)
    }

    let enclosing = intervals.count { $0.lower <= 0 && 0 <= $0.upper }
    #expect(Double(enclosing) / 256 == intervals[0].confidence)
  }

  // The factors are powers of two, so that scaling is exact.
  @Test("estimate and interval scale and shift with the values", arguments: [0.25, 1, 16])
  func scaleAndShift(factor: Double) throws {
    let estimate = try Sample(scattered(25)).hodgesLehmann(confidence: 0.95)
    let moved = try Sample(scattered(25).map { $0 * factor - 1024 })
      .hodgesLehmann(confidence: 0.95)

    #expect(moved.value == estimate.value * factor - 1024)
    #expect(moved.interval?.lower == estimate.interval.map { $0.lower * factor - 1024 })
    #expect(moved.interval?.upper == estimate.interval.map { $0.upper * factor - 1024 })
    #expect(moved.interval?.confidence == estimate.interval?.confidence)
  }

  @Test("the order of the values does not matter, and a change of sign mirrors the interval")
  func orderAndSign() throws {
    let estimate = try Sample(scattered(25)).hodgesLehmann(confidence: 0.95)

    let reversed = try Sample(scattered(25).reversed()).hodgesLehmann(confidence: 0.95)
    let negated = try Sample(scattered(25).map { -$0 }).hodgesLehmann(confidence: 0.95)

    #expect(reversed == estimate)
    #expect(negated.value == -estimate.value)
    #expect(negated.interval?.lower == estimate.interval.map { -$0.upper })
    #expect(negated.interval?.upper == estimate.interval.map { -$0.lower })
  }

  @Test("a higher confidence never gives a narrower interval", arguments: [8, 25, 50, 51, 90])
  func nesting(count: Int) throws {
    let sample = try Sample(scattered(count))
    let intervals = try [0.5, 0.8, 0.9, 0.95, 0.99].map {
      try #require(try sample.hodgesLehmann(confidence: $0).interval)
    }

    for (inner, outer) in zip(intervals, intervals.dropFirst()) {
      #expect(outer.lower <= inner.lower && inner.upper <= outer.upper)
      #expect(outer.confidence >= inner.confidence)
    }
  }

  @Test("equal values give an interval of zero width")
  func equalValues() throws {
    let estimate = try Sample(Array(repeating: 0.1, count: 6)).hodgesLehmann(confidence: 0.95)

    #expect(estimate.value == 0.1)
    #expect(estimate.interval?.lower == 0.1)
    #expect(estimate.interval?.upper == 0.1)
  }

  @Test(
    "with too few values there is an estimate, but no interval",
    arguments: [(1, 0.95, 6), (5, 0.95, 6), (7, 0.99, 8)])
  func tooFew(count: Int, confidence: Double, needed: Int) throws {
    let estimate = try Sample(Array(repeating: 2, count: count))
      .hodgesLehmann(confidence: confidence)

    #expect(estimate.value == 2)
    #expect(estimate.interval == nil)
    #expect(
      try Sample(scattered(needed - 1)).hodgesLehmann(confidence: confidence).interval == nil)
    #expect(try Sample(scattered(needed)).hodgesLehmann(confidence: confidence).interval != nil)
  }
}
