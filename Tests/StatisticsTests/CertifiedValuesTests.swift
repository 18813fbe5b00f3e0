import Foundation
import Statistics
import Testing

/// The number of correct digits in the worst of a reference set's certified values.
///
/// The expected digits are those GSL 2.7.1 attained on x86-64, minus half a digit or more for other
/// machines.
@Suite struct CertifiedValuesTests {
  struct Univariate: CustomTestStringConvertible {
    let name: String
    var mean = 14.5
    var standardDeviation = 14.5
    var lag1 = 12.9
    var testDescription: String { name }
  }

  // Once rounded to doubles, the data of NumAcc3 and NumAcc4 have the certified standard deviation
  // only to this many digits.
  @Test(
    "mean, standard deviation and lag-1 autocorrelation have the digits that NIST certifies",
    arguments: [
      Univariate(name: "Lew"),
      Univariate(name: "Lottery"),
      Univariate(name: "Mavro", standardDeviation: 12.6),
      Univariate(name: "Michelso", standardDeviation: 13.3),
      Univariate(name: "NumAcc1"),
      Univariate(name: "NumAcc2"),
      Univariate(name: "NumAcc3", standardDeviation: 9.0),
      Univariate(name: "NumAcc4", standardDeviation: 7.8),
      Univariate(name: "PiDigits"),
    ])
  func univariate(_ expected: Univariate) throws {
    let dataset = try NISTDataset("univariate/\(expected.name)")
    let sample = try Sample(dataset.rows.map { $0[0] })

    let mean = correctDigits(of: sample.mean, certified: dataset.value(after: "ybar:"))
    let standardDeviation = correctDigits(
      of: try #require(sample.standardDeviation), certified: dataset.value(after: "s:"))
    let lag1 = correctDigits(
      of: try #require(sample.lag1Autocorrelation), certified: dataset.value(after: "r(1):"))

    #expect(mean >= expected.mean)
    #expect(standardDeviation >= expected.standardDeviation)
    #expect(lag1 >= expected.lag1)
  }

  typealias Design = ReferenceSet.Design

  struct Linear: CustomTestStringConvertible {
    let name: String
    let design: Design
    let coefficients: Double
    var standardErrors = 12.0
    var residual = 12.0
    var testDescription: String { name }
  }

  @Test(
    "linear fits have the digits that NIST certifies",
    arguments: [
      Linear(name: "Norris", design: .polynomial(degree: 1), coefficients: 11.8),
      Linear(name: "Pontius", design: .polynomial(degree: 2), coefficients: 11.6),
      Linear(name: "NoInt1", design: .proportional, coefficients: 14.2),
      Linear(name: "NoInt2", design: .proportional, coefficients: 14.5),
      Linear(
        name: "Filip", design: .polynomial(degree: 10), coefficients: 7.0, standardErrors: 7.2,
        residual: 8.0),
      Linear(name: "Longley", design: .severalPredictors, coefficients: 11.1),
      Linear(
        name: "Wampler1", design: .polynomial(degree: 5), coefficients: 8.7, standardErrors: 8.7),
      Linear(name: "Wampler2", design: .polynomial(degree: 5), coefficients: 12.0),
      Linear(name: "Wampler3", design: .polynomial(degree: 5), coefficients: 8.7),
      Linear(name: "Wampler4", design: .polynomial(degree: 5), coefficients: 7.4),
      Linear(name: "Wampler5", design: .polynomial(degree: 5), coefficients: 5.4),
    ])
  func linear(_ expected: Linear) throws {
    let dataset = try NISTDataset("linear/\(expected.name)")
    let fit = try LinearFit(
      design: dataset.rows.map { expected.design.row(Array($0.dropFirst())) },
      response: dataset.rows.map { $0[0] })

    let coefficients = zip(fit.coefficients, dataset.coefficients)
      .map { correctDigits(of: $0, certified: $1.estimate) }
    let standardErrors = zip(fit.standardErrors, dataset.coefficients)
      .map { correctDigits(of: $0, certified: $1.standardError) }
    let residual = correctDigits(
      of: fit.residualSumOfSquares, certified: dataset.residual.sumOfSquares)

    #expect(fit.coefficients.count == dataset.coefficients.count)
    #expect(fit.degreesOfFreedom == dataset.residual.degreesOfFreedom)
    #expect(coefficients.allSatisfy { $0 >= expected.coefficients })
    #expect(standardErrors.allSatisfy { $0 >= expected.standardErrors })
    #expect(residual >= expected.residual)
  }
}
