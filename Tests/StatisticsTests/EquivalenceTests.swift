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

  @Test("the margin is the larger of the smallest relevant difference and the control's noise")
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
}
