import Testing

@testable import Statistics

@Suite struct RandomEffectsTests {
  private func pooled(_ name: String) throws -> RandomEffects {
    try RandomEffects(
      effects: Answers.metafor["\(name)/effects"], variances: Answers.metafor["\(name)/variances"])
  }

  /// Whether two numbers are equal to nine digits: metafor finds τ² by iteration.
  private func isNear(_ computed: Double, _ expected: Double) -> Bool {
    abs(computed - expected) <= 1e-9 * max(1, abs(expected))
  }

  @Test(
    "mean, standard error, variance between studies, Q and I² match R's metafor",
    arguments: ["bcg", "bcg3", "bcg2", "hart"])
  func estimates(name: String) throws {
    let pooled = try pooled(name)
    let found = [
      pooled.mean, pooled.standardError, pooled.betweenVariance, pooled.heterogeneity,
      pooled.inconsistency,
    ]

    #expect(zip(found, Answers.metafor["\(name)/fit"]).allSatisfy(isNear), "\(found)")
    #expect(found.count == Answers.metafor["\(name)/fit"].count)
  }

  @Test(
    "the Hartung–Knapp interval matches R's metafor", arguments: ["bcg", "bcg3", "bcg2", "hart"])
  func interval(name: String) throws {
    let interval = try pooled(name).interval(confidence: 0.95)

    #expect(isNear(interval.lower, Answers.metafor["\(name)/interval"][0]))
    #expect(isNear(interval.upper, Answers.metafor["\(name)/interval"][1]))
  }

  @Test(
    "the prediction interval matches the formula of Higgins et al.",
    arguments: ["bcg", "bcg3", "hart"])
  func prediction(name: String) throws {
    let interval = try #require(try pooled(name).predictionInterval(confidence: 0.95))

    #expect(isNear(interval.lower, Answers.metafor["\(name)/prediction"][0]))
    #expect(isNear(interval.upper, Answers.metafor["\(name)/prediction"][1]))
  }

  @Test("two studies permit no prediction")
  func twoStudies() throws {
    #expect(try pooled("bcg2").predictionInterval(confidence: 0.95) == nil)
  }

  @Test("the unit and the order of the studies do not matter")
  func invariance() throws {
    let (effects, variances) = (
      Answers.metafor["bcg/effects"], Answers.metafor["bcg/variances"]
    )
    let original = try pooled("bcg")
    let moved = try RandomEffects(
      effects: effects.reversed().map { 10 * $0 + 3 },
      variances: variances.reversed().map { 100 * $0 }
    )

    #expect(isNear(moved.mean, 10 * original.mean + 3))
    #expect(isNear(moved.standardError, 10 * original.standardError))
    #expect(isNear(moved.betweenVariance, 100 * original.betweenVariance))
    #expect(isNear(moved.inconsistency, original.inconsistency))
  }

  @Test("equal effects have zero variance between studies and the error of their weighted mean")
  func equal() throws {
    let pooled = try RandomEffects(effects: [2, 2, 2, 2], variances: [4, 4, 4, 4])

    #expect(pooled.mean == 2 && pooled.standardError == 1)
    #expect(pooled.betweenVariance == 0 && pooled.inconsistency == 0)
  }

  @Test("invalid studies are rejected")
  func invalid() {
    #expect(throws: StatisticsError.tooFew(count: 1, needed: 2)) {
      try RandomEffects(effects: [1], variances: [1])
    }
    #expect(throws: StatisticsError.unpaired(first: 2, second: 1)) {
      try RandomEffects(effects: [1, 2], variances: [1])
    }
    #expect(throws: StatisticsError.nonPositive(value: 0, index: 1)) {
      try RandomEffects(effects: [1, 2], variances: [1, 0])
    }
    #expect(throws: StatisticsError.nonFinite(value: .infinity, index: 1)) {
      try RandomEffects(effects: [1, .infinity], variances: [1, 1])
    }
    #expect(throws: StatisticsError.confidenceOutOfRange(95)) {
      try RandomEffects(effects: [1, 2], variances: [1, 1]).interval(confidence: 95)
    }
  }

  @Test("the standard error of a ratio follows from its interval")
  func standardError() throws {
    // Student's distribution with 9 degrees of freedom has its 97.5 % quantile at 2.262157163.
    let half = 0.01 * 2.2621571627409915
    let estimate = Estimate(
      value: 1, lower: exponential(-half), upper: exponential(half), confidence: 0.95, count: 10)

    #expect(isNear(try #require(estimate.relativeStandardError), 0.01))
    #expect(Estimate(exact: 1).relativeStandardError == nil)
    #expect(
      Estimate(value: 1, lower: 1, upper: 1, confidence: 0.95, count: 10).relativeStandardError
        == nil)
  }
}
