import Statistics
import Testing

@Suite struct LinearFitTests {
  let x: [Double] = [0, 1, 2, 3, 4, 5, 6, 7]
  let y: [Double] = [1, 3, 2, 5, 4, 8, 7, 9]

  // R 4.2.2: fit <- lm(y ~ x); summary(fit)$coefficients; deviance(fit)
  @Test("a line's coefficients, errors and residuals match R's lm")
  func againstR() throws {
    let fit = try LinearFit(design: x.map { [1, $0] }, response: y)

    #expect(isClose(fit.coefficients[0], 1))
    #expect(isClose(fit.coefficients[1], 1.1071428571428570))
    #expect(isClose(fit.standardErrors[0], 0.71651438027638847))
    #expect(isClose(fit.standardErrors[1], 0.17127969726116854))
    #expect(isClose(fit.residualSumOfSquares, 7.3928571428571441))
    #expect(fit.degreesOfFreedom == 6)
  }

  // The quantile of Student's distribution with 6 degrees of freedom: 2.4469118511.
  @Test("a coefficient's interval is Student's, with the degrees of freedom of the fit")
  func interval() throws {
    let fit = try LinearFit(design: x.map { [1, $0] }, response: y)
    let slope = try fit.estimate(ofCoefficient: 1, confidence: 0.95)

    #expect(slope.value == fit.coefficients[1] && slope.count == 8)
    #expect(abs(try #require(slope.lower) - 0.6880365) < 1e-7)
    #expect(abs(try #require(slope.upper) - 1.5262492) < 1e-7)
    #expect(throws: StatisticsError.self) { try fit.estimate(ofCoefficient: 1, confidence: 1) }
  }

  @Test("a slope scales with the units of both axes, up to the largest accepted values")
  func units() throws {
    let fit = try LinearFit(design: x.map { [1, $0 * 1e58] }, response: y.map { $0 * 1e-58 })

    #expect(isClose(fit.coefficients[1] * 1e116, 1.1071428571428570))
    #expect(isClose(fit.standardErrors[1] * 1e116, 0.17127969726116854))
  }

  @Test("a response of zeros gives coefficients and standard errors of zero")
  func zeros() throws {
    let fit = try LinearFit(design: x.map { [1, $0] }, response: x.map { _ in 0 })

    #expect(fit.coefficients == [0, 0])
    #expect(fit.standardErrors == [0, 0])
    #expect(fit.residualSumOfSquares == 0)
  }

  @Test("a design with linearly dependent columns is rejected")
  func dependentColumns() {
    #expect(throws: StatisticsError.dependentColumns(rank: 2, columns: 3)) {
      try LinearFit(design: x.map { [1, $0, 2 * $0 - 1] }, response: y)
    }
    #expect(throws: StatisticsError.dependentColumns(rank: 1, columns: 2)) {
      try LinearFit(design: x.map { _ in [1, 5] }, response: y)
    }
  }

  @Test("observations that cannot be fitted are rejected")
  func refusals() {
    #expect(throws: StatisticsError.emptySample) { try LinearFit(design: [], response: []) }
    #expect(throws: StatisticsError.unpaired(first: 2, second: 1)) {
      try LinearFit(design: [[1], [1]], response: [1])
    }
    #expect(throws: StatisticsError.tooFew(count: 2, needed: 3)) {
      try LinearFit(design: [[1, 2], [1, 3]], response: [1, 2])
    }
    #expect(throws: StatisticsError.nonFinite(value: .infinity, index: 1)) {
      try LinearFit(design: [[1], [.infinity]], response: [1, 2])
    }
    #expect(throws: StatisticsError.extreme(value: 1e200, index: 0)) {
      try LinearFit(design: [[1e200], [1]], response: [1, 2])
    }
  }
}
