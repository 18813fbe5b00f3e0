internal import CGSL

/// One of NIST's statistical reference datasets, with its certified results.
///
/// Data and results are read from NIST's own files, https://www.itl.nist.gov/div898/strd/, which
/// are embedded in the program so that it can verify its statistics without a checkout.
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

    init(_ quantity: Quantity, name: String? = nil, _ value: Double, digits: Double) {
      self.quantity = quantity
      self.name = name ?? quantity.rawValue
      self.value = value
      attainableDigits = digits
    }
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

  /// The sum of squared deviations from the mean for a model with an intercept, and from zero
  /// otherwise, as in NIST's results.
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
