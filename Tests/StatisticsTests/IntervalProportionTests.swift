import Statistics
import Testing

@Suite struct IntervalProportionTests {
  @Test(
    "the interval of a probability matches R's binom.test",
    arguments: [(0, 40), (2, 40), (40, 40), (1, 20), (1903, 2000), (37000, 40000)])
  func interval(_ hits: Int, _ trials: Int) throws {
    let interval = try Interval(ofProbability: hits, of: trials, confidence: 0.95)

    let expected = Answers.r["proportion/\(hits)of\(trials)"]
    // R inverts the beta distribution only to 1e-11.
    #expect(abs(interval.lower - expected[0]) < 1e-10)
    #expect(abs(interval.upper - expected[1]) < 1e-10)
    #expect(interval.confidence == 0.95)
  }

  @Test("the intervals of hits and misses mirror each other")
  func mirror() throws {
    let hits = try Interval(ofProbability: 3, of: 50, confidence: 0.9)
    let misses = try Interval(ofProbability: 47, of: 50, confidence: 0.9)

    #expect(isClose(hits.lower, 1 - misses.upper))
    #expect(isClose(hits.upper, 1 - misses.lower))
  }

  @Test("a confidence level outside (0, 1) is rejected")
  func confidence() {
    #expect(throws: StatisticsError.confidenceOutOfRange(1)) {
      try Interval(ofProbability: 1, of: 2, confidence: 1)
    }
  }
}
