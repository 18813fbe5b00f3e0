import Testing

@testable import Statistics

@Suite struct SampleSeriesTests {
  private func drifting(_ count: Int) throws -> Sample {
    try Sample(scattered(count).enumerated().map { $0.element + 0.2 * Double($0.offset) })
  }

  @Test(
    "the distribution of Kendall's statistic matches R's",
    arguments: [(0, 2, 4), (1, 10, 10), (2, 150, 30), (3, 500, 50)])
  func discordantPairs(index: Int, pairs: Int, count: Int) {
    let distribution = NullDistribution.discordantPairs(count: count)

    #expect(isClose(distribution.probability(ofAtMost: pairs), Answers.r["discordantPairs"][index]))
  }

  @Test("a single value has no pairs; two values are in order half of the time")
  func fewestPairs() {
    #expect(NullDistribution.discordantPairs(count: 1).probability(ofAtMost: 0) == 1)
    #expect(NullDistribution.discordantPairs(count: 2).probability(ofAtMost: 0) == 0.5)
    #expect(NullDistribution.discordantPairs(count: 2).probability(ofAtMost: 1) == 1)
  }

  // SciPy rounds the ranks of the bounds to the nearest integer, without continuity correction.
  @Test("slopes and approximate bounds match SciPy's theilslopes", arguments: [80, 120])
  func theilSen(count: Int) throws {
    let estimate = try drifting(count).theilSenSlope(confidence: 0.95)
    let interval = try #require(estimate.interval)
    let expected = Answers.scipy["theilSen/\(count)"]

    #expect(estimate.count == count)
    #expect(isClose(estimate.value, expected[0]))
    #expect(abs(interval.lower - expected[1]) < 0.002)
    #expect(abs(interval.upper - expected[2]) < 0.002)
    #expect(interval.confidence >= 0.95)
  }

  @Test("the slope of a straight line is exact, even with an outlier")
  func line() throws {
    var values = (0..<20).map { 3 + 0.5 * Double($0) }
    #expect(try Sample(values).theilSenSlope(confidence: 0.95).interval?.lower == 0.5)
    values[7] = 1e6
    #expect(try Sample(values).theilSenSlope(confidence: 0.95).value == 0.5)
    let level = try Sample([4, 4, 4, 4, 4, 4]).theilSenSlope(confidence: 0.95)
    #expect((level.value, level.interval?.lower, level.interval?.upper) == (0, 0, 0))
  }

  @Test("over all orders of six values, exactly the attained fraction of intervals contains zero")
  func coverage() throws {
    var orders: [[Double]] = [[]]
    for value in 1...6 {
      orders = orders.flatMap { order in
        (0...order.count).map { order[..<$0] + [Double(value)] + order[$0...] }
      }
    }
    let intervals = try orders.map {
      try #require(try Sample($0).theilSenSlope(confidence: 0.8).interval)
    }

    let enclosing = intervals.count { $0.lower <= 0 && 0 <= $0.upper }
    #expect(intervals.count == 720)
    #expect(isClose(Double(enclosing) / 720, intervals[0].confidence))
  }

  @Test("with too few values there is a slope, but no interval")
  func tooFew() throws {
    let estimate = try Sample([1, 2, 3, 4]).theilSenSlope(confidence: 0.95)
    #expect(estimate.value == 1)
    #expect(estimate.interval == nil)
    #expect(try Sample([1, 2, 3, 4, 5]).theilSenSlope(confidence: 0.95).interval != nil)
    #expect(throws: StatisticsError.tooFew(count: 1, needed: 2)) {
      try Sample([1]).theilSenSlope(confidence: 0.95)
    }
    #expect(throws: StatisticsError.confidenceOutOfRange(0)) {
      try Sample([1, 2]).theilSenSlope(confidence: 0)
    }
  }

  @Test("autocorrelations match R's acf, and the first matches GSL's")
  func autocorrelations() throws {
    let series = try Sample(scattered(60))
    let computed = try #require(series.autocorrelations(lags: 4))

    #expect(zip(computed, Answers.r["autocorrelations/60"]).allSatisfy(isClose))
    #expect(isClose(computed[0], try #require(series.lag1Autocorrelation)))
  }

  @Test("the Ljung–Box test matches R's Box.test")
  func ljungBox() throws {
    let test = try LjungBoxTest(try Sample(scattered(60)))
    #expect(test.lags == 10)
    #expect(isClose(test.statistic, Answers.r["ljungBox/60"][0]))
    #expect(isClose(test.pValue, Answers.r["ljungBox/60"][1]))

    var total = 0.0
    let cumulative = scattered(60).map { value in
      total += value
      return total
    }
    let five = try LjungBoxTest(try Sample(cumulative), lags: 5)
    #expect(isClose(five.statistic, Answers.r["ljungBox/cumulative60"][0]))
    #expect(five.pValue < 1e-40)
  }

  @Test("a series that is too short or constant is rejected")
  func ljungBoxRefusals() {
    #expect(throws: StatisticsError.tooFew(count: 10, needed: 11)) {
      try LjungBoxTest(try Sample(scattered(10)))
    }
    #expect(throws: StatisticsError.constant(value: 2, count: 12)) {
      try LjungBoxTest(try Sample(Array(repeating: 2, count: 12)))
    }
  }

  @Test(
    "mValues match the same rule applied to NumPy's histograms",
    arguments: ["normal", "scattered", "2", "3", "4"])
  func mValue(name: String) throws {
    let normal = normalScores(200)
    let values =
      switch name {
      case "normal": normal
      case "scattered": scattered(60)
      default: (0..<Int(name)!).flatMap { peak in normal.map { $0 + 20 * Double(peak) } }
      }

    #expect(isClose(try Sample(values).mValue, Answers.scipy["mValue/\(name)"][0]))
  }

  @Test(
    "modality uses BenchmarkDotNet's thresholds",
    arguments: [
      (2, .unimodal), (2.8, .unimodal), (2.9, .doubtful), (3.2, .doubtful), (3.3, .bimodal),
      (4.2, .bimodal), (4.3, .multimodal),
    ] as [(Double, Modality)])
  func modality(mValue: Double, modality: Modality) {
    #expect(Modality(mValue: mValue) == modality)
  }

  @Test("outlier counts match SciPy's median absolute deviation")
  func outliers() throws {
    let cubed = scattered(60).map { $0 * $0 * $0 }
    #expect(try Sample(scattered(60)).outlierCount == Int(Answers.scipy["outliers/scattered"][0]))
    #expect(try Sample(cubed).outlierCount == Int(Answers.scipy["outliers/cubed"][0]))
    #expect(try Sample(tied(60)).outlierCount == Int(Answers.scipy["outliers/tied"][0]))
    #expect(try Sample([5, 5, 5, 5, 6]).outlierCount == 1)
    #expect(try Sample([5]).outlierCount == 0)
  }

  @Test("an audit combines the results of the individual methods, as far as the series allows")
  func audit() throws {
    let series = try drifting(60)
    let audit = try SeriesAudit(series, confidence: 0.9)
    #expect(audit.drift == (try series.theilSenSlope(confidence: 0.9)))
    #expect(audit.lag1Autocorrelation == series.lag1Autocorrelation)
    #expect(audit.ljungBox == (try LjungBoxTest(series)))
    #expect(audit.mValue == series.mValue)
    #expect(audit.modality == .unimodal)
    #expect(audit.outlierCount == series.outlierCount)

    let equal = try SeriesAudit(try Sample([2, 2, 2]), confidence: 0.95)
    #expect(equal.lag1Autocorrelation == nil)
    #expect(equal.ljungBox == nil)
    #expect((equal.drift.value, equal.mValue, equal.outlierCount) == (0, 2, 0))
  }

  // 300 repetitions have a standard error of 0.0126; the chi-squared approximation is slightly low
  // at 60 values.
  @Test("few independent normal series are flagged, but nearly all series with a shift are")
  func simulation() throws {
    var normal = NormalValues(seed: 7)
    let audits = try (0..<300).map { _ in
      try SeriesAudit(try normal.sample(60), confidence: 0.95)
    }
    let dependent = audits.count { $0.ljungBox!.pValue <= 0.05 }
    let drifting = audits.count { $0.drift.interval!.lower > 0 || $0.drift.interval!.upper < 0 }
    #expect((4...30).contains(dependent))
    #expect((4...27).contains(drifting))
    #expect(audits.count { $0.modality != .unimodal } < 15)

    let faulty = try (0..<50).map { _ in
      let values = try normal.sample(60).values.enumerated()
      return try SeriesAudit(
        try Sample(values.map { $0.element + ($0.offset < 30 ? 0 : 8) }), confidence: 0.95)
    }
    #expect(faulty.allSatisfy { $0.drift.interval!.lower > 0 })
    #expect(faulty.allSatisfy { $0.ljungBox!.pValue < 0.001 })
    #expect(faulty.count { $0.modality != .unimodal } > 45)
  }

  /// The normal quantiles at the midpoints of equal fractions, found by bisection.
  private func normalScores(_ count: Int) -> [Double] {
    (0..<count).map { NormalValues.quantile((Double($0) + 0.5) / Double(count)) }
  }
}
