internal import CGSL

extension Interval {
  /// The interval of a probability, from the number of successes in independent trials.
  ///
  /// The interval is exact: its coverage is never below the confidence, and mostly above it.
  ///
  /// - Parameters:
  ///   - hits: The number of successes, from 0 to `trials`.
  ///   - trials: The number of trials, at least 1.
  ///   - confidence: The desired two-sided level, in (0, 1).
  /// - Throws: `StatisticsError.confidenceOutOfRange`.
  /// - Note: Clopper and Pearson, "The Use of Confidence or Fiducial Limits Illustrated in the Case
  ///   of the Binomial", *Biometrika* 26 (1934). Computed by bisection of the beta distribution,
  ///   because GSL's own inverse fails for large counts.
  package init(
    ofProbability hits: Int, of trials: Int, confidence: Double
  ) throws(StatisticsError) {
    precondition(
      trials > 0 && (0...trials).contains(hits),
      "there must be at least one trial; hits must be from 0 to the number of trials")
    try checkConfidence(confidence)
    GSL.prepare()
    let tail = (1 - confidence) / 2
    let (n, k) = (Double(trials), Double(hits))
    self.init(
      lower: hits == 0 ? 0 : Self.greatestFraction { gsl_cdf_beta_P($0, k, n - k + 1) < tail },
      upper: hits == trials ? 1 : Self.greatestFraction { gsl_cdf_beta_Q($0, k + 1, n - k) > tail },
      confidence: confidence)
  }

  /// The largest fraction from 0 to 1 at which a condition holds; it must hold at every smaller
  /// one.
  private static func greatestFraction(where holds: (Double) -> Bool) -> Double {
    var (low, high) = (0.0, 1.0)
    while true {
      let middle = low + (high - low) / 2
      guard low < middle, middle < high else { return middle }
      if holds(middle) { low = middle } else { high = middle }
    }
  }
}
