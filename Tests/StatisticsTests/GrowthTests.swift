import Testing

@testable import Statistics

@Suite struct GrowthTests {
  private let sizes = [1, 2, 4, 8, 16, 32, 64, 128]

  private func costs(_ model: GrowthModel, noise: Double = 0.5) -> [Double] {
    zip(sizes, scattered(8)).map { 20 + 3 * model.term(Double($0)) + noise * $1 }
  }

  @Test("every fit matches R's lm, including the weight from AICc")
  func againstR() throws {
    let growth = try Growth(of: costs(.linearithmic), with: sizes)

    for (index, model) in GrowthModel.allCases.enumerated() {
      let fit = try #require(growth.fits.first { $0.model == model })
      let expected = Answers.r["growth/\(index)"]
      let computed = [fit.intercept, fit.factor, fit.residualStandardError, fit.aicc, fit.weight]
      #expect(zip(computed, expected).allSatisfy { abs($0 - $1) <= 1e-10 * max(1, abs($1)) })
    }
    #expect(growth.best.model == .linearithmic)
    #expect(growth.fits.map(\.aicc) == growth.fits.map(\.aicc).sorted())
    #expect(growth.sizes == 1...128)
  }

  @Test("costs without noise are fitted best by their own model", arguments: GrowthModel.allCases)
  func exact(model: GrowthModel) throws {
    let best = try Growth(of: costs(model, noise: 0), with: sizes).best

    #expect(best.model == model)
    #expect(abs(best.intercept - 20) < 1e-9)
    #expect(abs(best.cost(at: 10) - (20 + 3 * model.term(10))) < 1e-9)
    #expect(best.residualStandardError < 1e-9)
  }

  @Test("equal costs, even zeros, fit the constant model", arguments: [0, 7, 1e-50, 1e50])
  func constant(cost: Double) throws {
    let best = try Growth(of: sizes.map { _ in cost }, with: sizes).best

    #expect(best.model == .constant)
    #expect(best.factor == 0)
    #expect(abs(best.intercept - cost) <= 1e-12 * cost)
  }

  @Test("the weights sum to one")
  func weights() throws {
    let growth = try Growth(of: costs(.logarithmic, noise: 0.2), with: sizes)
    #expect(isClose(growth.fits.reduce(0) { $0 + $1.weight }, 1))
  }

  @Test("two curves cross at the roots that R's uniroot finds")
  func crossing() throws {
    let linear = try Growth(of: sizes.map { 100 + 10 * Double($0) }, with: sizes)
    let linearithmic = try Growth(of: costs(.linearithmic, noise: 0), with: sizes)
    let crossings = linear.crossings(with: linearithmic)

    #expect(crossings.count == 1)
    #expect(abs(crossings[0] - Answers.r["crossing"][0]) < 1e-8)
    #expect(linearithmic.crossings(with: linear).count == 1)
  }

  @Test("two curves may cross twice, but only within the sizes measured for both")
  func twoCrossings() throws {
    // n² − 30 n + 125 = (n − 5)(n − 25)
    let quadratic = try Growth(of: sizes.map { Double($0 * $0) + 125 }, with: sizes)
    let linear = try Growth(of: sizes.map { 30 * Double($0) }, with: sizes)
    let crossings = quadratic.crossings(with: linear)
    #expect(crossings.count == 2)
    #expect(abs(crossings[0] - 5) < 1e-8 && abs(crossings[1] - 25) < 1e-8)

    let short = [1, 4, 8, 12, 16]
    let linearBelow16 = try Growth(of: short.map { 30 * Double($0) }, with: short)
    #expect(quadratic.crossings(with: linearBelow16).count == 1)
    let long = [30, 40, 50, 60, 70]
    let linearAbove30 = try Growth(of: long.map { 30 * Double($0) }, with: long)
    #expect(quadratic.crossings(with: linearAbove30) == [])
    #expect(linearBelow16.crossings(with: linearAbove30) == [])
    #expect(linear.crossings(with: linear) == [])
  }

  @Test("observations that cannot be fitted are rejected")
  func refusals() {
    #expect(throws: StatisticsError.unpaired(first: 1, second: 2)) {
      try Growth(of: [1], with: [1, 2])
    }
    #expect(throws: StatisticsError.emptySample) { try Growth(of: [], with: []) }
    #expect(throws: StatisticsError.tooFew(count: 4, needed: 5)) {
      try Growth(of: [1, 2, 3, 4], with: [1, 2, 3, 4])
    }
    #expect(throws: StatisticsError.nonPositive(value: 0, index: 1)) {
      try Growth(of: [1, 2], with: [1, 0])
    }
    #expect(throws: StatisticsError.dependentColumns(rank: 1, columns: 2)) {
      try Growth(of: [1, 2, 3, 4, 5], with: [3, 3, 3, 3, 3])
    }
    #expect(throws: StatisticsError.nonFinite(value: .infinity, index: 4)) {
      try Growth(of: [1, 2, 3, 4, .infinity], with: [1, 2, 3, 4, 5])
    }
  }

  @Test("with noise of 10 % of the constant part, linear and quadratic growth are distinguished")
  func simulation() throws {
    var normal = NormalValues(seed: 9)
    for model in [GrowthModel.linear, .quadratic] {
      let right = try (0..<100).count { _ in
        let noisy = costs(model, noise: 0).map { $0 + 2 * normal.next() }
        return try Growth(of: noisy, with: sizes).best.model == model
      }
      #expect(right > 95)
    }
  }
}
