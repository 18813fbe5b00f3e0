internal import CGSL

/// A random-effects meta-analysis: the pooled effect of studies whose true effects differ.
///
/// Each study, such as a benchmark on one machine, estimates an effect of its own; the studies'
/// effects are assumed to be drawn from a normal distribution. The variance between studies is
/// Paule and Mandel's, which equates the weighted sum of squares with its expectation.
///
/// - Note: Paule and Mandel, "Consensus Values and Weighting Factors", *J. Res. NBS* 87 (1982);
///   Veroniki et al., "Methods to estimate the between-study variance", *Research Synthesis
///   Methods* 7 (2016), for the choice.
package struct RandomEffects: Hashable, Sendable {
  /// The pooled effect, in the unit of the effects.
  package let mean: Double
  /// The standard error of the pooled effect.
  ///
  /// Hartung and Knapp's, but never below the one that the studies' own variances imply, which
  /// matters if the studies agree better than chance predicts.
  ///
  /// - Note: Hartung and Knapp, *Statistics in Medicine* 20 (2001); Röver, Knapp and Friede, *BMC
  ///   Medical Research Methodology* 15 (2015), for the lower limit.
  package let standardError: Double
  /// The variance between the studies' true effects, τ².
  package let betweenVariance: Double
  /// Cochran's *Q*: the weighted sum of squared deviations, assuming that all studies have the same
  /// true effect.
  package let heterogeneity: Double
  /// The number of studies, at least 2.
  package let count: Int

  /// Pools the effects.
  ///
  /// - Parameters:
  ///   - effects: One effect per study, on a scale on which differences are meaningful; for ratios,
  ///     their logarithms.
  ///   - variances: The squared standard error of each effect, above 0.
  /// - Throws: `StatisticsError.unpaired`, `.tooFew` below two studies, `.nonFinite`, `.extreme`,
  ///   `.nonPositive`.
  package init(effects: [Double], variances: [Double]) throws(StatisticsError) {
    guard effects.count == variances.count else {
      throw .unpaired(first: effects.count, second: variances.count)
    }
    guard effects.count >= 2 else { throw .tooFew(count: effects.count, needed: 2) }
    for (index, value) in (effects + variances).enumerated() {
      try checkSize(of: value, at: index % effects.count)
    }
    if let index = variances.firstIndex(where: { $0 <= 0 }) {
      throw .nonPositive(value: variances[index], index: index)
    }
    GSL.prepare()
    let studies = Studies(effects: effects, variances: variances)
    count = effects.count
    heterogeneity = studies.squares(0)
    betweenVariance = studies.betweenVariance
    mean = studies.mean(betweenVariance)
    let scale = studies.squares(betweenVariance) / Double(count - 1)
    standardError = (max(1, scale) / studies.weights(betweenVariance).reduce(0, +)).squareRoot()
  }

  /// The fraction of the variation that is due to differences between studies, *I*², from 0 to 1.
  ///
  /// - Note: Higgins and Thompson, *Statistics in Medicine* 21 (2002).
  package var inconsistency: Double {
    heterogeneity > 0 ? max(0, 1 - Double(count - 1) / heterogeneity) : 0
  }

  /// The Hartung–Knapp interval of the pooled effect.
  ///
  /// - Parameter confidence: The two-sided level, in (0, 1).
  /// - Throws: `StatisticsError.confidenceOutOfRange`.
  package func interval(confidence: Double) throws(StatisticsError) -> Interval {
    try Interval(
      around: mean, standardError: standardError, degrees: count - 1, confidence: confidence)
  }

  /// The interval for the true effect in a further study, such as on another machine; `nil` with
  /// fewer than three studies, which leave it undetermined.
  ///
  /// - Parameter confidence: The two-sided level, in (0, 1).
  /// - Throws: `StatisticsError.confidenceOutOfRange`.
  /// - Note: Higgins, Thompson and Spiegelhalter, "A re-evaluation of random-effects
  ///   meta-analysis", *J. R. Statist. Soc. A* 172 (2009), 4.1.
  package func predictionInterval(confidence: Double) throws(StatisticsError) -> Interval? {
    guard count > 2 else { return nil }
    let spread = (betweenVariance + standardError * standardError).squareRoot()
    return try Interval(
      around: mean, standardError: spread, degrees: count - 2, confidence: confidence)
  }
}

/// The effects and their variances, with the sums that depend on the variance between studies.
private struct Studies {
  let effects: [Double]
  let variances: [Double]

  func weights(_ between: Double) -> [Double] { variances.map { 1 / ($0 + between) } }

  func mean(_ between: Double) -> Double {
    let weights = weights(between)
    return zip(weights, effects).reduce(0) { $0 + $1.0 * $1.1 } / weights.reduce(0, +)
  }

  /// The weighted sum of squared deviations from the mean, which decreases as `between` increases.
  func squares(_ between: Double) -> Double {
    let mean = mean(between)
    return zip(weights(between), effects).reduce(0) { $0 + $1.0 * ($1.1 - mean) * ($1.1 - mean) }
  }

  /// The variance at which the sum of squares equals its expectation; 0 if the sum does not exceed
  /// it even at 0.
  var betweenVariance: Double {
    let expected = Double(effects.count - 1)
    guard squares(0) > expected else { return 0 }
    var (low, high) = (0.0, variances.reduce(0, max))
    while squares(high) > expected { (low, high) = (high, 2 * high) }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return middle }
      if squares(middle) > expected { low = middle } else { high = middle }
    }
  }
}
