internal import CGSL

/// One of NIST's statistical reference datasets, with its certified results.
///
/// The values are those of https://www.itl.nist.gov/div898/strd/, works of the United States
/// government in the public domain. They are part of the sources, so that a program away from its
/// checkout can verify its statistics; a test compares them with NIST's own files. The datasets for
/// analysis of variance are omitted because nothing here performs one.
package struct ReferenceSet: Sendable {
  /// The quantities that NIST certifies.
  package enum Quantity: String, CaseIterable, Sendable {
    case mean
    case standardDeviation = "standard deviation"
    case lag1 = "lag-1 autocorrelation"
    case coefficient = "coefficients"
    case standardError = "standard errors"
    case residualStandardDeviation = "residual standard deviation"
    case rSquared = "R²"
  }

  /// A certified value.
  package struct Certified: Sendable {
    package let quantity: Quantity
    /// The parameter, such as `B3`, or the quantity's own name if there is only one.
    package let name: String
    package let value: Double
    /// The decimal digits attainable in double precision, at most 15.
    package let attainableDigits: Double
  }

  /// NIST's name of the set, such as `Norris`.
  package let name: String
  package let certified: [Certified]
  /// The sample, or the response of a linear model.
  let values: [Double]
  /// The rows of a linear model's design; `nil` for a sample.
  let design: [[Double]]?

  /// All sets: samples first, then linear models.
  package static let all = univariate + linear

  /// The results of this module's functions for the set, in the order of `certified`.
  ///
  /// - Throws: A `StatisticsError` if a function rejects the set.
  package func computed() throws(StatisticsError) -> [Double] {
    let sample = try Sample(values)
    guard let design else {
      guard let deviation = sample.standardDeviation, let lag1 = sample.lag1Autocorrelation else {
        throw .notComputable
      }
      return [sample.mean, deviation, lag1]
    }
    let fit = try LinearFit(design: design, response: values)
    let variance = fit.residualSumOfSquares / Double(fit.degreesOfFreedom)
    return zip(fit.coefficients, fit.standardErrors).flatMap { [$0, $1] }
      + [variance.squareRoot(), 1 - fit.residualSumOfSquares / totalSumOfSquares(sample)]
  }

  /// The sum about the mean for a model with an intercept, about zero otherwise, as NIST does.
  private func totalSumOfSquares(_ sample: Sample) -> Double {
    let hasIntercept = design?.allSatisfy { $0[0] == 1 } ?? false
    let centre = hasIntercept ? sample.mean : 0
    return compensatedSum(values.lazy.map { ($0 - centre) * ($0 - centre) })
  }
}

/// The number of correct decimal digits of a computed value, at most 15: the log relative error.
///
/// For a certified zero it is the log absolute error, as in NIST's own comparisons.
package func correctDigits(of computed: Double, certified: Double) -> Double {
  let difference = abs(computed - certified)
  guard difference > 0 else { return 15 }
  return min(15, -log10(certified == 0 ? difference : difference / abs(certified)))
}

// MARK: Embedded datasets

extension ReferenceSet {
  /// The way in which a row of data becomes the columns of a linear model.
  package enum Design {
    case polynomial(degree: Int)
    case proportional
    case severalPredictors

    /// The columns for a row of predictors.
    package func row(_ predictors: [Double]) -> [Double] {
      switch self {
      case .polynomial(let degree): (0...degree).map { pow(predictors[0], Double($0)) }
      case .proportional: predictors
      case .severalPredictors: [1] + predictors
      }
    }
  }

  /// The attainable digits of a linear fit: the worst of its values.
  ///
  /// Measured with GSL 2.7.1 on x86-64, with polynomial terms computed in doubles. If the certified
  /// value is 0, as are the errors of Wampler1 and Wampler2, these are digits after the decimal
  /// point.
  struct LinearDigits {
    let coefficients: Double
    var standardErrors = 12.5
    var residual = 12.5
    var rSquared = 15.0
  }

  static func univariate(
    _ name: String, mean: Double, standardDeviation: Double, lag1: Double,
    attainable: (standardDeviation: Double, lag1: Double) = (15, 13.4), values: [Double]
  ) -> ReferenceSet {
    func certified(_ quantity: Quantity, _ value: Double, _ digits: Double) -> Certified {
      Certified(quantity: quantity, name: quantity.rawValue, value: value, attainableDigits: digits)
    }
    return ReferenceSet(
      name: name,
      certified: [
        certified(.mean, mean, 15),
        certified(.standardDeviation, standardDeviation, attainable.standardDeviation),
        certified(.lag1, lag1, attainable.lag1),
      ], values: values, design: nil)
  }

  /// - Parameter rows: Concatenated rows, each the response followed by its predictors.
  static func linear(
    _ name: String, _ design: Design, coefficients: [(value: Double, standardError: Double)],
    residualStandardDeviation: Double, rSquared: Double, attainable digits: LinearDigits,
    predictors: Int = 1, rows numbers: [Double]
  ) -> ReferenceSet {
    let rows = stride(from: 0, to: numbers.count, by: predictors + 1).map {
      Array(numbers[$0..<$0 + predictors + 1])
    }
    let first = coefficients.count == 1 ? 1 : 0
    let certified = coefficients.enumerated().flatMap { index, coefficient in
      let name = "B\(index + first)"
      return [
        Certified(
          quantity: .coefficient, name: name, value: coefficient.value,
          attainableDigits: digits.coefficients),
        Certified(
          quantity: .standardError, name: "standard error of \(name)",
          value: coefficient.standardError, attainableDigits: digits.standardErrors),
      ]
    }
    return ReferenceSet(
      name: name,
      certified: certified + [
        Certified(
          quantity: .residualStandardDeviation,
          name: Quantity.residualStandardDeviation.rawValue, value: residualStandardDeviation,
          attainableDigits: digits.residual),
        Certified(
          quantity: .rSquared, name: Quantity.rSquared.rawValue, value: rSquared,
          attainableDigits: digits.rSquared),
      ], values: rows.map { $0[0] }, design: rows.map { design.row(Array($0.dropFirst())) })
  }

  /// Parses numbers separated by white space.
  static func numbers(_ text: String) -> [Double] {
    text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
  }
}
