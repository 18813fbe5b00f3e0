import BenchmarkKit
import ComparedApps
import RegisteredApps
import Statistics
import Testing

@testable import BenchmarkMetrics

@Suite("Claims in documents") struct ClaimTests {
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

extension ClaimTests {
  @Test(
    "several pairs have their common verdict, or a mixed one; pairs without a value are ignored",
    arguments: [
      ([.confirmed, .confirmed], .confirmed), ([.confirmed, .contradicted], .mixed),
      ([.confirmed, .notMeasured], .confirmed), ([.noDifference, .confirmed], .mixed),
      ([.notMeasured], .notMeasured), ([], .notMeasured),
    ] as [([Claims.Verdict], Claims.Verdict)])
  func pairs(_ verdicts: [Claims.Verdict], _ expected: Claims.Verdict) {
    #expect(Claims.Verdict(verdicts) == expected)
  }

  @Test("every claim names an existing metric and subjects, or explains why it is not measured")
  func documents() {
    for app in Apps.all {
      let subjects = Set(SubjectUnderTest.all(of: app).map(\.subject.id))
      for claim in app.publishedClaims {
        if claim.obstacle == nil {
          #expect(Metrics.figures.contains { $0.id == claim.figure }, "\(claim.text)")
          #expect(
            claim.pairs.allSatisfy { subjects.isSuperset(of: [$0.smaller, $0.larger]) },
            "\(claim.text)")
        } else {
          #expect(claim.figure == nil && claim.pairs.isEmpty, "\(claim.text)")
        }
      }
    }
  }
}
