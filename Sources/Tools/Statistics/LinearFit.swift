internal import CGSL

/// A linear model fitted by least squares: a line, a polynomial, or several predictors.
///
/// ```swift
/// // objects = intercept + slope · cycle
/// let fit = try LinearFit(design: cycles.map { [1, $0] }, response: objects)
/// fit.coefficients[1]  // objects leaked per cycle
/// ```
package struct LinearFit: Hashable, Sendable {
  /// One coefficient per column of the design, in the same order; response units per column unit.
  package let coefficients: [Double]

  /// The standard error of each coefficient, in the same order and unit.
  package let standardErrors: [Double]

  /// The sum of the squared residuals, in squared units of the response.
  package let residualSumOfSquares: Double

  /// Observations minus coefficients, at least 1.
  package let degreesOfFreedom: Int

  /// Fits the coefficients.
  ///
  /// - Parameters:
  ///   - design: One row per observation, all of the same length, one column per coefficient. There
  ///     is no implied intercept: add a column of ones.
  ///   - response: One value per row, in the same order.
  /// - Throws: `StatisticsError.unpaired` when the counts differ; `.emptySample`; `.nonFinite` and
  ///   `.extreme`, with the index of the row; `.tooFew` unless there are more rows than columns;
  ///   `.dependentColumns`.
  /// - Note: Singular value decomposition of the scaled columns, `gsl_multifit_linear_tsvd`.
  package init(design: [[Double]], response: [Double]) throws(StatisticsError) {
    guard design.count == response.count else {
      throw .unpaired(first: design.count, second: response.count)
    }
    let response = try Sample(response)
    let columns = design[0].count
    precondition(
      columns > 0 && design.allSatisfy { $0.count == columns },
      "all rows of a design must have the same number of columns, at least one")
    for (index, row) in design.enumerated() {
      for value in row { try checkSize(of: value, at: index) }
    }
    guard response.count > columns else {
      throw .tooFew(count: response.count, needed: columns + 1)
    }

    let problem = LeastSquaresProblem(design: design, response: response.values)
    let solution = problem.solve()
    guard solution.rank == columns else {
      throw .dependentColumns(rank: solution.rank, columns: columns)
    }
    for value in solution.coefficients + solution.standardErrors { _ = try GSL.finite(value) }
    coefficients = solution.coefficients
    standardErrors = solution.standardErrors
    residualSumOfSquares = try GSL.finite(solution.residualSumOfSquares)
    degreesOfFreedom = response.count - columns
  }

  /// A coefficient with its interval from Student's distribution, for normally distributed errors.
  ///
  /// - Parameters:
  ///   - index: The column of the coefficient.
  ///   - confidence: The two-sided level, in (0, 1).
  /// - Throws: `StatisticsError.confidenceOutOfRange`.
  package func estimate(
    ofCoefficient index: Int, confidence: Double
  ) throws(StatisticsError) -> Estimate {
    Estimate(
      value: coefficients[index],
      interval: try Interval(
        around: coefficients[index], standardError: standardErrors[index],
        degrees: degreesOfFreedom, confidence: confidence),
      count: degreesOfFreedom + coefficients.count)
  }
}
