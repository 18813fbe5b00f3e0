import Testing

@testable import Statistics

@Suite struct EquivalenceTests {
  @Test(
    "a verdict needs the whole interval inside or outside the margin",
    arguments: [
      (1.02, 1.05, .different), (0.9, 0.98, .different), (0.995, 1.005, .equivalent),
      (1.002, 1.008, .equivalent), (1.005, 1.02, .notResolved), (0.9, 1.1, .notResolved),
      (0.98, 1.0, .notResolved), (1.01, 1.02, .notResolved), (1, 1.01, .equivalent),
    ] as [(Double, Double, Equivalence)])
  func verdict(lower: Double, upper: Double, expected: Equivalence) {
    let interval = Interval(lower: lower, upper: upper, confidence: 0.95)
    let reciprocal = Interval(lower: 1 / upper, upper: 1 / lower, confidence: 0.95)

    #expect(Equivalence(ofRatio: interval, margin: 0.01) == expected)
    #expect(Equivalence(ofRatio: reciprocal, margin: 0.01) == expected)
  }

  @Test("without a margin, only the interval [1, 1] is equivalent")
  func noMargin() {
    let one = Interval(lower: 1, upper: 1, confidence: 0.95)
    let above = Interval(lower: 1.0001, upper: 1.1, confidence: 0.95)
    #expect(Equivalence(ofRatio: one, margin: 0) == .equivalent)
    #expect(Equivalence(ofRatio: above, margin: 0) == .different)
  }

  @Test("the margin is the user's, or the control's bound farther from 1 if that is wider")
  func margin() {
    #expect(Equivalence.margin(control: nil) == 0.01)
    #expect(
      Equivalence.margin(control: Interval(lower: 0.995, upper: 1.005, confidence: 0.95)) == 0.01)
    #expect(
      isClose(
        Equivalence.margin(control: Interval(lower: 0.99, upper: 1.024, confidence: 0.95)), 0.024))
    #expect(
      isClose(
        Equivalence.margin(
          atLeast: 0.02, control: Interval(lower: 0.8, upper: 1.01, confidence: 0.95)), 0.25))
  }

  private func estimate(_ logarithms: [Double]) throws -> RatioEstimate {
    try RatioEstimate(
      of: logarithms.map { exponential($0) }, to: logarithms.map { _ in 1 }, confidence: 0.95)
  }

  @Test("half-width and projected counts are those of SciPy's t distribution")
  func projection() throws {
    let estimate = try estimate(scattered(12).map { $0 / 1000 })
    let expected = Answers.scipy["projection"]

    #expect(isClose(try #require(estimate.halfWidth), expected[0]))
    for (target, count) in zip([0.1, 0.02, 0.01, 0.002], expected[1...]) {
      #expect(
        try estimate.projectedCount(forHalfWidth: target, confidence: 0.95) == Int(count))
    }
  }

  @Test(
    "equal ratios need only enough pairs for an interval; without an interval nothing is projected")
  func edges() throws {
    let equal = try estimate(Array(repeating: 0.5, count: 8))
    #expect(equal.halfWidth == 0)
    #expect(try equal.projectedCount(forHalfWidth: 0.01, confidence: 0.95) == 6)
    #expect(try equal.projectedCount(forHalfWidth: 0.01, confidence: 0.99) == 8)

    let few = try estimate([0.1, 0.2, 0.3])
    #expect(few.halfWidth == nil)
    #expect(try few.projectedCount(forHalfWidth: 0.01, confidence: 0.95) == nil)

    let wide = try estimate(scattered(12))
    #expect(try wide.projectedCount(forHalfWidth: 1e-6, confidence: 0.95) == nil)
    #expect(throws: StatisticsError.confidenceOutOfRange(1)) {
      try wide.projectedCount(forHalfWidth: 1, confidence: 1)
    }
  }

  // Standard deviation 0.02 and target 0.01 need about 18 pairs.
  @Test("the projected number of pairs gives about the requested half-width")
  func simulation() throws {
    var normal = NormalValues(seed: 10)
    var widths: [Double] = []
    for _ in 0..<40 {
      let first = try estimate((0..<12).map { _ in 0.02 * normal.next() })
      let count = try #require(try first.projectedCount(forHalfWidth: 0.01, confidence: 0.95))
      widths.append(try estimate((0..<count).map { _ in 0.02 * normal.next() }).halfWidth!)
    }

    #expect((0.008...0.0125).contains(try Sample(widths).median))
  }
}
