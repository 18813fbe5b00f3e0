import Statistics
import Testing

@testable import BenchmarkMetrics

@Suite("Claims of documents") struct ClaimTests {
  private static func sampled(_ value: Double, _ lower: Double, _ upper: Double) -> Estimate {
    Estimate(value: value, lower: lower, upper: upper, confidence: 0.95, count: 10)
  }

  @Test(
    "a claim is judged by the values of the two subjects",
    arguments: [
      (Estimate(exact: 1), Estimate(exact: 2), Claims.Verdict.confirmed),
      (Estimate(exact: 2), Estimate(exact: 1), .contradicted),
      (Estimate(exact: 2), Estimate(exact: 2), .noDifference),
      (sampled(1, 0.9, 1.1), sampled(2, 1.9, 2.1), .confirmed),
      (sampled(2, 1.9, 2.1), sampled(1, 0.9, 1.1), .contradicted),
      (sampled(1, 0.5, 1.5), sampled(2, 1.4, 2.6), .notResolved),
      (sampled(1, 0.5, 1.5), sampled(1, 0.5, 1.5), .notResolved),
      (Estimate(exact: 1), nil, .notMeasured),
      (nil, nil, .notMeasured),
    ] as [(Estimate?, Estimate?, Claims.Verdict)])
  func verdict(smaller: Estimate?, larger: Estimate?, expected: Claims.Verdict) {
    #expect(Claims.Verdict(smaller, larger) == expected)
  }
}
