internal import CGSL

extension ReferenceSet {
  /// Linear models with their certified coefficients and goodness of fit.
  static let linear: [ReferenceSet] = [
    .linear("Norris", .polynomial(degree: 1), LinearDigits(coefficients: 12.3)),
    .linear("Pontius", .polynomial(degree: 2), LinearDigits(coefficients: 12.1)),
    .linear("NoInt1", .proportional, LinearDigits(coefficients: 14.7)),
    .linear("NoInt2", .proportional, LinearDigits(coefficients: 15)),
    .linear(
      "Filip", .polynomial(degree: 10),
      LinearDigits(coefficients: 7.5, standardErrors: 7.7, residual: 8.8, rSquared: 11)),
    .linear("Longley", .severalPredictors, LinearDigits(coefficients: 11.6)),
    .linear(
      "Wampler1", .polynomial(degree: 5),
      LinearDigits(coefficients: 9.2, standardErrors: 9.2, residual: 9.2)),
    .linear("Wampler2", .polynomial(degree: 5), LinearDigits(coefficients: 12.5)),
    .linear("Wampler3", .polynomial(degree: 5), LinearDigits(coefficients: 9.2)),
    .linear("Wampler4", .polynomial(degree: 5), LinearDigits(coefficients: 7.9)),
    .linear("Wampler5", .polynomial(degree: 5), LinearDigits(coefficients: 5.9, rSquared: 13.1)),
  ]

  /// The conversion of a row of data to the columns of a linear model.
  private enum Design {
    case polynomial(degree: Int)
    case proportional
    case severalPredictors

    /// The columns for a row of predictors.
    func row(_ predictors: [Double]) -> [Double] {
      switch self {
      case .polynomial(let degree): (0...degree).map { pow(predictors[0], Double($0)) }
      case .proportional: predictors
      case .severalPredictors: [1] + predictors
      }
    }
  }

  /// The attainable digits of a linear fit: for each quantity, the digits of its least accurate
  /// value.
  ///
  /// Measured with GSL 2.7.1 on x86-64, with polynomial terms computed in doubles. If the certified
  /// value is 0, as are the errors of Wampler1 and Wampler2, these are digits after the decimal
  /// point.
  private struct LinearDigits {
    let coefficients: Double
    var standardErrors = 12.5
    var residual = 12.5
    var rSquared = 15.0
  }

  private static func linear(
    _ name: String, _ design: Design, _ digits: LinearDigits
  ) -> ReferenceSet {
    let file = ReferenceFile(name)
    let coefficients = file.coefficients.flatMap { name, estimate, standardError in
      [
        Certified(.coefficient, name: name, estimate, digits: digits.coefficients),
        Certified(
          .standardError, name: "standard error of \(name)", standardError,
          digits: digits.standardErrors),
      ]
    }
    return ReferenceSet(
      name: name,
      certified: coefficients + [
        Certified(
          .residualStandardDeviation, file.value(after: "Deviation"), digits: digits.residual),
        Certified(.rSquared, file.value(after: "R-Squared"), digits: digits.rSquared),
      ],
      // The response, then the predictors.
      values: file.rows.map { $0[0] }, design: file.rows.map { design.row(Array($0.dropFirst())) })
  }
}
