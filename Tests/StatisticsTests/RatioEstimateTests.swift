import Statistics
import Testing

@Suite struct RatioEstimateTests {
  // R 4.2.2: r <- wilcox.test(log(before) - log(after), conf.int = TRUE);
  // exp(c(r$estimate, r$conf.int)); attained from 1 - 2*psignrank(5, 9).
  @Test("ratio and interval are those of R's wilcox.test on the logarithms")
  func againstR() throws {
    let estimate = try RatioEstimate(
      of: Depression.before, to: Depression.after, confidence: 0.95)
    let interval = try #require(estimate.interval)

    #expect(estimate.count == 9)
    #expect(isClose(estimate.ratio, 1.38468382192485162))
    #expect(isClose(interval.lower, 0.99099784529201984))
    #expect(isClose(interval.upper, 1.98696851186778489))
    #expect(interval.confidence == 0.9609375)
  }

  @Test("durations that are all 20 % longer have a ratio of 1.2 and an interval without width")
  func constantRatio() throws {
    let baseline = [100.0, 250, 80, 400, 120, 95]
    let estimate = try RatioEstimate(
      of: baseline.map { $0 * 1.2 }, to: baseline, confidence: 0.95)
    let interval = try #require(estimate.interval)

    #expect(isClose(estimate.ratio, 1.2))
    #expect(isClose(interval.lower, 1.2))
    #expect(isClose(interval.upper, 1.2))
  }

  @Test("a subject compared with itself has a ratio of exactly 1")
  func itself() throws {
    let durations = Depression.before

    let estimate = try RatioEstimate(of: durations, to: durations, confidence: 0.95)

    #expect(estimate.ratio == 1)
    #expect(estimate.interval?.lower == 1)
    #expect(estimate.interval?.upper == 1)
  }

  @Test("exchanging subject and baseline gives the reciprocal")
  func reciprocal() throws {
    let estimate = try RatioEstimate(
      of: Depression.before, to: Depression.after, confidence: 0.95)
    let exchanged = try RatioEstimate(
      of: Depression.after, to: Depression.before, confidence: 0.95)
    let interval = try #require(estimate.interval)
    let exchangedInterval = try #require(exchanged.interval)

    #expect(isClose(exchanged.ratio, 1 / estimate.ratio))
    #expect(isClose(exchangedInterval.lower, 1 / interval.upper))
    #expect(isClose(exchangedInterval.upper, 1 / interval.lower))
  }

  @Test("the unit does not matter")
  func unit() throws {
    let seconds = try RatioEstimate(of: Depression.before, to: Depression.after, confidence: 0.95)
    let nanoseconds = try RatioEstimate(
      of: Depression.before.map { $0 * 1e9 }, to: Depression.after.map { $0 * 1e9 },
      confidence: 0.95)

    #expect(isClose(nanoseconds.ratio, seconds.ratio))
  }

  @Test("five pairs have a ratio, but no interval at 95 %")
  func tooFew() throws {
    let estimate = try RatioEstimate(
      of: [2, 2, 2, 2, 2], to: [1, 1, 1, 1, 1], confidence: 0.95)

    #expect(isClose(estimate.ratio, 2))
    #expect(estimate.interval == nil)
    #expect(estimate.noInterval == .tooFewForConfidence(0.95, count: 5, needed: 6))
  }

  @Test("durations that cannot be compared are rejected")
  func refusals() {
    #expect(throws: StatisticsError.unpaired(first: 2, second: 1)) {
      try RatioEstimate(of: [1, 2], to: [1], confidence: 0.95)
    }
    #expect(throws: StatisticsError.emptySample) {
      try RatioEstimate(of: [], to: [], confidence: 0.95)
    }
    #expect(throws: StatisticsError.nonPositive(value: 0, index: 1)) {
      try RatioEstimate(of: [1, 2], to: [1, 0], confidence: 0.95)
    }
    #expect(throws: StatisticsError.nonFinite(value: .infinity, index: 0)) {
      try RatioEstimate(of: [.infinity, 2], to: [1, 1], confidence: 0.95)
    }
    #expect(throws: StatisticsError.confidenceOutOfRange(95)) {
      try RatioEstimate(of: [1, 2], to: [1, 2], confidence: 95)
    }
  }
}
