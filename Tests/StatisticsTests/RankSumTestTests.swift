import Testing

@testable import Statistics

@Suite struct RankSumTestTests {
  @Test(
    "statistic and probability are those of R's wilcox.test",
    arguments: [(2, 2), (5, 7), (20, 30), (50, 50), (60, 67)])
  func againstR(first: Int, second: Int) throws {
    let samples = try twoSamples(first, second)
    let test = RankSumTest(samples.first, samples.second)

    #expect(test.statistic == Answers.r["rankSum/\(first)x\(second)"][0])
    #expect(isClose(test.pValue, Answers.r["rankSum/\(first)x\(second)"][1]))
  }

  @Test("ties are treated as R does")
  func ties() throws {
    let test = RankSumTest(try Sample(tied(20)), try Sample(Array(tied(45)[20...])))

    #expect(test.statistic == Answers.r["rankSum/tied20x25"][0])
    #expect(isClose(test.pValue, Answers.r["rankSum/tied20x25"][1]))
  }

  @Test(
    "the exact distribution is that of R's pwilcox",
    arguments: [(0, 3, 4, 6), (1, 40, 10, 12), (2, 1000, 50, 50), (3, 1250, 50, 50)])
  func law(index: Int, u: Int, first: Int, second: Int) {
    let law = RankSumLaw(first, second)

    #expect(isClose(law.probability(ofAtMost: u), Answers.r["rankSumLaw"][index]))
  }

  @Test("the exact distribution counts all ways to divide the values", arguments: 1...5, 1...5)
  func enumeration(first: Int, second: Int) {
    let sums = (0..<1 << (first + second)).filter { $0.nonzeroBitCount == first }.map { chosen in
      (0..<first + second).reduce(-first * (first - 1) / 2) { $0 + (chosen >> $1 & 1) * $1 }
    }
    let law = RankSumLaw(first, second)
    for u in 0...first * second {
      let share = Double(sums.count { $0 <= u }) / Double(sums.count)
      #expect(isClose(law.probability(ofAtMost: u), share))
    }
  }

  @Test("exchanging the samples mirrors the statistic and keeps the probability")
  func exchange() throws {
    let samples = try twoSamples(20, 30)
    let test = RankSumTest(samples.first, samples.second)
    let exchanged = RankSumTest(samples.second, samples.first)

    #expect(exchanged.statistic == 600 - test.statistic)
    #expect(isClose(exchanged.pValue, test.pValue))
  }

  @Test("equal values are no evidence, nor is one value against one")
  func few() throws {
    let equal = RankSumTest(try Sample([2, 2, 2]), try Sample([2, 2]))
    #expect((equal.statistic, equal.pValue) == (3, 1))
    #expect(RankSumTest(try Sample([1]), try Sample([2])).pValue == 1)
    #expect(isClose(RankSumTest(try Sample([1, 2, 3]), try Sample([4, 5, 6])).pValue, 0.1))
  }

  // The attained level of 8 against 8 is 0.0499; 1000 repetitions have a standard error of 0.0069.
  @Test("without a difference, it rejects at its level; with a large one, nearly always")
  func simulation() throws {
    var normal = NormalValues(seed: 2)
    let level = try (0..<1000).count { _ in
      RankSumTest(try normal.sample(8), try normal.sample(8)).pValue <= 0.05
    }
    let power = try (0..<50).count { _ in
      RankSumTest(try normal.sample(8, shift: 4), try normal.sample(8)).pValue <= 0.05
    }

    #expect((29...71).contains(level))
    #expect(power > 47)
  }

  @Test(
    "the shift and its interval are those of R's wilcox.test",
    arguments: [(5, 7, 0.95), (20, 30, 0.9), (50, 50, 0.99)])
  func shift(first: Int, second: Int, confidence: Double) throws {
    let samples = try twoSamples(first, second)
    let estimate = try samples.first.hodgesLehmannShift(
      from: samples.second, confidence: confidence)
    let interval = try #require(estimate.interval)
    let expected = Answers.r["shift/\(first)x\(second)"]

    #expect(estimate.count == first + second)
    #expect(estimate.value == expected[0])
    #expect(interval.lower == expected[1])
    #expect(interval.upper == expected[2])
    #expect(isClose(interval.confidence, expected[3]))
  }

  @Test("an interval excludes a shift of zero where the test rejects, and only there")
  func duality() throws {
    for step in -12...12 {
      let samples = try twoSamples(9, 11)
      let moved = try Sample(samples.first.values.map { $0 + Double(step) * 8 })
      let test = RankSumTest(moved, samples.second)
      let interval = try #require(
        try moved.hodgesLehmannShift(from: samples.second, confidence: 0.95).interval)

      #expect((test.pValue <= 0.05) == (interval.lower > 0 || interval.upper < 0))
    }
  }

  @Test(
    "with too few values there is a shift, no interval, and the reason",
    arguments: [(1, 1, 0.95, 4), (3, 3, 0.95, 4), (2, 5, 0.95, 4), (4, 4, 0.99, 5)])
  func tooFew(first: Int, second: Int, confidence: Double, needed: Int) throws {
    let estimate = try Sample(Array(repeating: 3, count: first))
      .hodgesLehmannShift(
        from: try Sample(Array(repeating: 1, count: second)), confidence: confidence)

    #expect(estimate.value == 2)
    #expect(estimate.interval == nil)
    #expect(
      estimate.noInterval
        == .tooFewForConfidence(confidence, count: min(first, second), needed: needed))
    let enough = try twoSamples(needed, needed)
    #expect(
      try enough.first.hodgesLehmannShift(from: enough.second, confidence: confidence).interval
        != nil)
  }

  @Test("a confidence outside 0 to 1 is rejected", arguments: [0, 1, 95])
  func confidenceOutOfRange(confidence: Double) throws {
    let samples = try twoSamples(5, 7)
    #expect(throws: StatisticsError.confidenceOutOfRange(confidence)) {
      try samples.first.hodgesLehmannShift(from: samples.second, confidence: confidence)
    }
  }
}
