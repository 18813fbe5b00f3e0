internal import CGSL

/// The Mann–Whitney test: whether the values of one sample tend to exceed those of another.
///
/// For samples that are not paired, such as launches of today and of a stored run. Assumes
/// independent values; the null hypothesis is that both samples come from one distribution.
///
/// Exact without ties up to 50 values in each sample; otherwise the normal approximation with
/// corrections for ties and continuity.
///
/// - Note: Mann and Whitney, "On a Test of Whether One of Two Random Variables Is Stochastically
///   Larger than the Other", *Annals of Mathematical Statistics* 18 (1947).
package struct RankSumTest: Hashable, Sendable {
  /// The number of pairs, one value from each sample, whose first value is larger; ties count half.
  ///
  /// From 0 to the product of the counts: R's *W*.
  package let statistic: Double

  /// The two-sided probability, in [0, 1]; 1 if all values are equal.
  package let pValue: Double

  /// Tests the values of one sample against those of another.
  ///
  /// - Complexity: O(*m*²*n*²) up to 50 values in each sample, O(*n* log *n*) beyond.
  package init(_ first: Sample, _ second: Sample) {
    let ranks = Ranks(of: first.values + second.values)
    let smallest = Double(first.count) * Double(first.count + 1) / 2
    statistic = ranks.values[..<first.count].reduce(0, +) - smallest
    let law = RankSumLaw(first.count, second.count, tieTerm: ranks.tieTerm)
    let mirrored = Double(first.count) * Double(second.count) - statistic
    pValue = min(1, 2 * law.probability(ofAtMost: min(statistic, mirrored)))
  }
}

extension Sample {
  /// The shift of this sample above another, unpaired one, with the rank-sum interval.
  ///
  /// The Hodges–Lehmann estimate: the median of all differences between a value of this sample and
  /// one of the other. Assumes independent values from two distributions of the same shape.
  ///
  /// The interval inverts `RankSumTest`. Up to 50 values in each sample the attained confidence is
  /// exact, or at least the one stated if there are ties; with more, it is that of the normal
  /// approximation with continuity correction. With too few values for the confidence (3 or fewer
  /// in both at 0.95) there is an estimate, but no interval.
  ///
  /// - Parameters:
  ///   - other: The sample to compare with, in the same unit.
  ///   - confidence: The desired two-sided level, in (0, 1).
  /// - Returns: The shift, in the unit of the values; its `count` is the total of both samples.
  /// - Throws: `StatisticsError.confidenceOutOfRange`.
  /// - Complexity: O(*mn* log *mn*) time, O(*mn*) memory.
  /// - Note: Hollander, Wolfe and Chicken, *Nonparametric Statistical Methods*, 3rd ed., 4.2, 4.3.
  package func hodgesLehmannShift(
    from other: Sample, confidence: Double
  ) throws(StatisticsError) -> Estimate {
    try checkConfidence(confidence)
    let differences = sorted.flatMap { value in other.sorted.map { value - $0 } }.sorted()
    let law = RankSumLaw(count, other.count)
    let interval = Interval(
      between: differences, confidence: confidence, tail: law.probability(ofAtMost:))
    return Estimate(
      count: count + other.count,
      value: gsl_stats_median_from_sorted_data(differences, 1, differences.count),
      interval: interval,
      noInterval: interval == nil
        ? .tooFewForConfidence(
          confidence, count: min(count, other.count),
          needed: fewestValuesInEachSample(for: confidence))
        : nil)
  }
}

/// The fewest values in each of two samples for which a rank-sum interval attains a confidence.
///
/// It misses on one side only if one sample lies entirely above the other, in one of the ways to
/// divide 2*n* values into halves.
private func fewestValuesInEachSample(for confidence: Double) -> Int {
  var count = 1
  var tail = 0.5
  while tail > (1 - confidence) / 2 {
    count += 1
    tail *= Double(count) / Double(4 * count - 2)
  }
  return count
}
