import Testing

@testable import Statistics

@Suite struct EstimatePrecisionTests {
  private func estimate(_ logarithms: [Double]) throws -> Estimate {
    try PairedDurations(of: logarithms.map { exponential($0) }, to: logarithms.map { _ in 1 })
      .ratio(confidence: 0.95)
  }

  @Test("the half-width and projected counts match SciPy's t distribution")
  func projection() throws {
    let estimate = try estimate(scattered(12).map { $0 / 1000 })
    let expected = Answers.scipy["projection"]

    #expect(isClose(try #require(estimate.relativeHalfWidth), expected[0]))
    for (target, count) in zip([0.1, 0.02, 0.01, 0.002], expected[1...]) {
      #expect(
        try estimate.projectedCount(forRelativeHalfWidth: target, confidence: 0.95) == Int(count))
    }
  }

  @Test(
    "for equal ratios, the smallest possible count is projected; without an interval, none is")
  func edges() throws {
    let equal = try estimate(Array(repeating: 0.5, count: 8))
    #expect(equal.relativeHalfWidth == 0)
    #expect(try equal.projectedCount(forRelativeHalfWidth: 0.01, confidence: 0.95) == 6)
    #expect(try equal.projectedCount(forRelativeHalfWidth: 0.01, confidence: 0.99) == 8)

    let few = try estimate([0.1, 0.2, 0.3])
    #expect(few.relativeHalfWidth == nil)
    #expect(try few.projectedCount(forRelativeHalfWidth: 0.01, confidence: 0.95) == nil)

    let wide = try estimate(scattered(12))
    #expect(try wide.projectedCount(forRelativeHalfWidth: 1e-6, confidence: 0.95) == nil)
    #expect(throws: StatisticsError.confidenceOutOfRange(1)) {
      try wide.projectedCount(forRelativeHalfWidth: 1, confidence: 1)
    }
  }

  // A standard deviation of 0.02 and a target of 0.01 require about 18 pairs.
  @Test("the projected number of pairs gives about the requested half-width")
  func simulation() throws {
    var normal = NormalValues(seed: 10)
    var widths: [Double] = []
    for _ in 0..<40 {
      let first = try estimate((0..<12).map { _ in 0.02 * normal.next() })
      let count = try #require(
        try first.projectedCount(forRelativeHalfWidth: 0.01, confidence: 0.95))
      widths.append(try estimate((0..<count).map { _ in 0.02 * normal.next() }).relativeHalfWidth!)
    }

    #expect((0.008...0.0125).contains(try Sample(widths).median))
  }
  @Test("a stored estimate with a damaged interval has no projection")
  func damaged() throws {
    func count(_ lower: Double, _ upper: Double, _ confidence: Double, _ count: Int) throws -> Int?
    {
      try Estimate(value: 1, lower: lower, upper: upper, confidence: confidence, count: count)
        .projectedCount(forRelativeHalfWidth: 0.01, confidence: 0.95)
    }
    #expect(try count(1.1, 0.9, 0.95, 12) == nil)
    #expect(throws: StatisticsError.notComputable) { try count(-1, 1.1, 0.95, 12) }
    #expect(throws: StatisticsError.notComputable) { try count(0.9, 1.1, 0.95, 1) }
    #expect(throws: StatisticsError.notComputable) { try count(0.9, 1.1, 7, 12) }
  }
}
