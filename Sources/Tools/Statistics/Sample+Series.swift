internal import CGSL

/// Time series: the values in the order in which they were measured.
extension Sample {
  /// The slope of the values over their index, robust against outliers, with its interval.
  ///
  /// The Theil–Sen estimate: the median of the slopes between all pairs of values. Assumes
  /// independent, identically distributed errors around a straight line.
  ///
  /// With 50 values or fewer the attained confidence is exact, or at least the one stated if there
  /// are ties. With more, it follows from the normal approximation with continuity correction.
  ///
  /// - Parameter confidence: The desired two-sided level, in (0, 1).
  /// - Returns: The slope, in the unit of the values per index; without an interval if there are
  ///   too few values for the confidence (4 or fewer at 0.95).
  /// - Throws: `StatisticsError.confidenceOutOfRange`; `.tooFew` for a single value.
  /// - Complexity: O(*n*² log *n*) time, O(*n*²) memory. Meant for tens to a few thousand values.
  /// - Note: Sen, "Estimates of the Regression Coefficient Based on Kendall's Tau", *JASA* 63
  ///   (1968).
  package func theilSenSlope(confidence: Double) throws(StatisticsError) -> Estimate {
    try checkConfidence(confidence)
    guard count > 1 else { throw .tooFew(count: count, needed: 2) }
    var slopes: [Double] = []
    slopes.reserveCapacity(count * (count - 1) / 2)
    for first in values.indices {
      for second in first + 1..<count {
        slopes.append((values[second] - values[first]) / Double(second - first))
      }
    }
    slopes.sort()
    let interval = Interval(
      between: slopes, confidence: confidence,
      tail: NullDistribution.discordantPairs(count: count).probability(ofAtMost:))
    return Estimate(
      value: gsl_stats_median_from_sorted_data(slopes, 1, slopes.count), interval: interval,
      count: count)
  }

  /// The correlations of the values with earlier values, from −1 to 1, one for each lag.
  ///
  /// - Parameter lags: From 1 to one less than the number of values.
  /// - Returns: One correlation per lag; `nil` if all values are equal.
  /// - Complexity: O(*n* · lags).
  /// - Note: All sums are about the overall mean and divided by the whole variance, as in R's
  ///   `acf`.
  func autocorrelations(lags: Int) -> [Double]? {
    guard minimum < maximum else { return nil }
    let mean = mean
    let deviations = values.map { $0 - mean }
    let variance = compensatedSum(deviations.lazy.map { $0 * $0 })
    return (1..<lags + 1).map { lag in
      compensatedSum(zip(deviations, deviations.dropFirst(lag)).lazy.map { $0 * $1 }) / variance
    }
  }

  /// The number of values far from the median: more than 3.5 robust standard deviations.
  ///
  /// The robust standard deviation is 1.4826 times the median absolute deviation. If that is 0,
  /// because most values are equal, every other value is an outlier. Count outliers; do not drop
  /// them.
  ///
  /// - Note: Iglewicz and Hoaglin, *How to Detect and Handle Outliers* (1993).
  package var outlierCount: Int {
    let (median, limit) = (median, 3.5 * 1.4826 * medianAbsoluteDeviation)
    return values.count { abs($0 - median) > limit }
  }

  /// The modality of the values' histogram: 2 for one peak, 4 for two equal peaks, and so on.
  ///
  /// The value is the total of the steps up and down along the histogram, divided by its highest
  /// bar. The bin width starts at three quarters of Scott's width and is doubled repeatedly; the
  /// largest value counts. Values beyond Tukey's fences, 1.5 interquartile ranges outside the
  /// quartiles, are excluded. If all values are equal, the result is 2.
  ///
  /// Scott's width itself misses peaks that are eight standard deviations apart in a sample of 60
  /// values, and half that width finds second peaks in a quarter of normal samples; with three
  /// quarters, at most one in fifty normal samples of 40 to 400 values is misjudged.
  ///
  /// - Note: Gregg, "Frequency Trails: Modes and Modality" (2015), as BenchmarkDotNet applies it,
  ///   but with bins of equal width. Scott, "On Optimal and Data-Based Histograms", *Biometrika* 66
  ///   (1979).
  package var mValue: Double {
    let (lowerQuartile, upperQuartile) = (quantile(0.25), quantile(0.75))
    let reach = 1.5 * (upperQuartile - lowerQuartile)
    let kept = sorted.filter { lowerQuartile - reach <= $0 && $0 <= upperQuartile + reach }
    let width = 0.75 * 3.5 * gsl_stats_sd(kept, 1, kept.count) / cbrt(Double(kept.count))
    let range = kept[kept.count - 1] - kept[0]
    // The deviation of a single kept value is NaN, which also fails this check.
    guard width > 0, range > 0 else { return 2 }
    var largest = 2.0
    var scale = width
    while scale <= range {
      // Centred, so that no bin lies half outside the values.
      let bins = Int((range / scale).rounded(.up))
      let start = kept[0] - (Double(bins) * scale - range) / 2
      var heights = [Int](repeating: 0, count: bins + 2)
      for value in kept { heights[1 + min(bins - 1, Int((value - start) / scale))] += 1 }
      let steps = zip(heights, heights.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
      largest = max(largest, Double(steps) / Double(heights.max()!))
      scale *= 2
    }
    return largest
  }
}
