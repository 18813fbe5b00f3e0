import Testing

@testable import Statistics

@Suite struct HodgesLehmannShiftTests {
  @Test(
    "the exact distribution matches R's pwilcox",
    arguments: [(0, 3, 4, 6), (1, 40, 10, 12), (2, 1000, 50, 50), (3, 1250, 50, 50)])
  func exactDistribution(index: Int, u: Int, first: Int, second: Int) {
    let distribution = NullDistribution.rankSums(first, second)

    #expect(isClose(distribution.probability(ofAtMost: u), Answers.r["rankSums"][index]))
  }

  @Test("the exact distribution counts all ways to divide the values", arguments: 1...5, 1...5)
  func enumeration(first: Int, second: Int) {
    let sums = (0..<1 << (first + second)).filter { $0.nonzeroBitCount == first }.map { chosen in
      (0..<first + second).reduce(-first * (first - 1) / 2) { $0 + (chosen >> $1 & 1) * $1 }
    }
    let distribution = NullDistribution.rankSums(first, second)
    for u in 0...first * second {
      let fraction = Double(sums.count { $0 <= u }) / Double(sums.count)
      #expect(isClose(distribution.probability(ofAtMost: u), fraction))
    }
  }

  @Test(
    "the shift and its interval match R's wilcox.test",
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

  @Test(
    "with too few values there is a shift, but no interval",
    arguments: [(1, 1, 0.95, 4), (3, 3, 0.95, 4), (2, 5, 0.95, 4), (4, 4, 0.99, 5)])
  func tooFew(first: Int, second: Int, confidence: Double, needed: Int) throws {
    let estimate = try Sample(Array(repeating: 3, count: first))
      .hodgesLehmannShift(
        from: try Sample(Array(repeating: 1, count: second)), confidence: confidence)

    #expect(estimate.value == 2)
    #expect(estimate.interval == nil)
    let enough = try twoSamples(needed, needed)
    #expect(
      try enough.first.hodgesLehmannShift(from: enough.second, confidence: confidence).interval
        != nil)
  }

  @Test("a confidence level outside (0, 1) is rejected", arguments: [0, 1, 95])
  func confidenceOutOfRange(confidence: Double) throws {
    let samples = try twoSamples(5, 7)
    #expect(throws: StatisticsError.confidenceOutOfRange(confidence)) {
      try samples.first.hodgesLehmannShift(from: samples.second, confidence: confidence)
    }
  }
}
