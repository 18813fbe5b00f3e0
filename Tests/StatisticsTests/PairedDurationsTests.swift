import Statistics
import Testing

@Suite struct PairedDurationsTests {
  // R 4.2.2: r <- wilcox.test(log(before) - log(after), conf.int = TRUE);
  // exp(c(r$estimate, r$conf.int)); attained from 1 - 2*psignrank(5, 9).
  @Test("ratio and interval match R's wilcox.test on the logarithms")
  func againstR() throws {
    let estimate = try PairedDurations(of: Depression.before, to: Depression.after).ratio(
      confidence: 0.95)
    let interval = try #require(estimate.interval)

    #expect(estimate.count == 9)
    #expect(isClose(estimate.value, 1.38468382192485162))
    #expect(isClose(interval.lower, 0.99099784529201984))
    #expect(isClose(interval.upper, 1.98696851186778489))
    #expect(interval.confidence == 0.9609375)
  }

  @Test("durations that are all 20 % longer have a ratio of 1.2 and an interval of zero width")
  func constantRatio() throws {
    let baseline = [100.0, 250, 80, 400, 120, 95]
    let estimate = try PairedDurations(of: baseline.map { $0 * 1.2 }, to: baseline).ratio(
      confidence: 0.95)
    let interval = try #require(estimate.interval)

    #expect(isClose(estimate.value, 1.2))
    #expect(isClose(interval.lower, 1.2))
    #expect(isClose(interval.upper, 1.2))
  }

  @Test("a subject compared with itself has a ratio of exactly 1")
  func itself() throws {
    let durations = Depression.before

    let estimate = try PairedDurations(of: durations, to: durations).ratio(confidence: 0.95)

    #expect(estimate.value == 1)
    #expect(estimate.interval?.lower == 1)
    #expect(estimate.interval?.upper == 1)
  }

  @Test("exchanging subject and baseline gives the reciprocal")
  func reciprocal() throws {
    let estimate = try PairedDurations(of: Depression.before, to: Depression.after).ratio(
      confidence: 0.95)
    let exchanged = try PairedDurations(of: Depression.after, to: Depression.before).ratio(
      confidence: 0.95)
    let interval = try #require(estimate.interval)
    let exchangedInterval = try #require(exchanged.interval)

    #expect(isClose(exchanged.value, 1 / estimate.value))
    #expect(isClose(exchangedInterval.lower, 1 / interval.upper))
    #expect(isClose(exchangedInterval.upper, 1 / interval.lower))
  }

  @Test("the unit of the durations does not matter")
  func unit() throws {
    let seconds = try PairedDurations(of: Depression.before, to: Depression.after).ratio(
      confidence: 0.95)
    let nanoseconds = try PairedDurations(
      of: Depression.before.map { $0 * 1e9 }, to: Depression.after.map { $0 * 1e9 }
    ).ratio(confidence: 0.95)

    #expect(isClose(nanoseconds.value, seconds.value))
  }

  @Test("five pairs have a ratio, but no interval at 95 %")
  func tooFew() throws {
    let estimate = try PairedDurations(of: [2, 2, 2, 2, 2], to: [1, 1, 1, 1, 1]).ratio(
      confidence: 0.95)

    #expect(isClose(estimate.value, 2))
    #expect(estimate.interval == nil)
    #expect(
      try PairedDurations(of: [2, 2, 2, 2, 2, 2], to: [1, 1, 1, 1, 1, 1]).ratio(confidence: 0.95)
        .interval != nil)
  }

  @Test("durations that cannot be compared are rejected")
  func refusals() {
    #expect(throws: StatisticsError.unpaired(first: 2, second: 1)) {
      try PairedDurations(of: [1, 2], to: [1]).ratio(confidence: 0.95)
    }
    #expect(throws: StatisticsError.emptySample) {
      try PairedDurations(of: [Double](), to: []).ratio(confidence: 0.95)
    }
    #expect(throws: StatisticsError.nonPositive(value: 0, index: 1)) {
      try PairedDurations(of: [1, 2], to: [1, 0]).ratio(confidence: 0.95)
    }
    #expect(throws: StatisticsError.nonFinite(value: .infinity, index: 0)) {
      try PairedDurations(of: [.infinity, 2], to: [1, 1]).ratio(confidence: 0.95)
    }
    #expect(throws: StatisticsError.confidenceOutOfRange(95)) {
      try PairedDurations(of: [1, 2], to: [1, 2]).ratio(confidence: 95)
    }
  }

  // R: median(log(c(2, 8) / c(1, 2))) and so on; exp of the median of the Walsh averages.
  @Test("a launch counts as the median of its sessions' ratios, however many sessions it has")
  func launches() throws {
    let times = try PairedDurations(
      of: [[2, 8, 30], [4, 4], [3]], to: [[1, 2, 10], [1, 4], [1]])

    #expect(
      times.logRatios.values.map(exponential).map { ($0 * 1e9).rounded() / 1e9 } == [3, 2, 3])
    #expect(times.sessionLogRatios.count == 6)
    #expect(times.medians.values == [8, 4, 3])
    #expect(times.baselineMedians.values == [2, 2.5, 1])
    #expect(try times.ratio(confidence: 0.95).count == 3)
  }

  @Test("launches with unequal numbers of sessions cannot be paired")
  func unpairedSessions() {
    #expect(throws: StatisticsError.unpaired(first: 2, second: 1)) {
      try PairedDurations(of: [[1], [1, 2]], to: [[1], [1]])
    }
  }
}
