internal import CGSL

/// Time series: the values in the order in which they were measured.
extension Sample {
  /// The slope of the values over their index, robust against outliers, with its interval.
  ///
  /// The Theil–Sen estimate: the median of the slopes between all pairs of values. Assumes
  /// independent, identically distributed errors around a straight line.
  ///
  /// With 50 values or fewer the attained confidence is exact, or at least the one stated if there
  /// are ties. With more, it is that of the normal approximation with continuity correction.
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
      tail: KendallLaw(count: count).probability(ofAtMost:))
    return Estimate(
      value: gsl_stats_median_from_sorted_data(slopes, 1, slopes.count), interval: interval,
      count: count)
  }

  /// The correlation of the values with those `lag` positions earlier, from −1 to 1, for each lag.
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

  /// The modality of the values' histogram: 2 for one peak, 4 for two of equal height, and so on.
  ///
  /// The total of the steps up and down along the histogram divided by its highest bar; the maximum
  /// over bin widths of three quarters of Scott's width and every doubling of it. Values beyond
  /// Tukey's fences, 1.5 interquartile ranges outside the quartiles, are excluded. 2 if all values
  /// are equal.
  ///
  /// Scott's width itself misses peaks that are eight standard deviations apart in 60 values, and
  /// half of it finds second peaks in a quarter of normal samples; with three quarters, at most one
  /// normal sample in fifty is misjudged, for 40 to 400 values.
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
    // Also if a single value is kept, whose deviation is NaN.
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

/// The Ljung–Box test: whether the values of a series depend on earlier ones.
///
/// - Note: Ljung and Box, "On a Measure of Lack of Fit in Time Series Models", *Biometrika* 65
///   (1978).
package struct LjungBoxTest: Hashable, Sendable {
  /// The number of lags tested together.
  package let lags: Int

  /// The statistic, at least 0.
  package let statistic: Double

  /// The chi-squared probability of `statistic` or a larger value, in [0, 1].
  package let pValue: Double

  /// Tests a series.
  ///
  /// - Parameter lags: The number of lags to test, at least 1.
  /// - Throws: `StatisticsError.tooFew` unless there are more values than lags; `.constant` if all
  ///   values are equal.
  /// - Complexity: O(*n* · lags).
  package init(_ series: Sample, lags: Int = 10) throws(StatisticsError) {
    precondition(lags > 0, "at least one lag is tested")
    guard series.count > lags else { throw .tooFew(count: series.count, needed: lags + 1) }
    guard let correlations = series.autocorrelations(lags: lags) else {
      throw .constant(value: series.minimum, count: series.count)
    }
    let n = Double(series.count)
    self.lags = lags
    statistic = correlations.enumerated().reduce(0) { sum, lag in
      sum + n * (n + 2) * lag.element * lag.element / (n - Double(lag.offset + 1))
    }
    pValue = try GSL.finite(gsl_cdf_chisq_Q(statistic, Double(lags)))
  }
}

/// The number of peaks a sample appears to have.
package enum Modality: Hashable, Sendable {
  /// No sign of more than one peak.
  case unimodal
  /// There may be several peaks.
  case doubtful
  /// Two peaks.
  case bimodal
  /// More than two peaks.
  case multimodal

  /// The modality for an `mValue`, by BenchmarkDotNet's thresholds: 2.8, 3.2 and 4.2.
  package init(mValue: Double) {
    self =
      switch mValue {
      case ...2.8: .unimodal
      case ...3.2: .doubtful
      case ...4.2: .bimodal
      default: .multimodal
      }
  }
}

/// An audit of whether the blocks of a launch are independent measurements of one quantity.
///
/// Flags, never drops: each finding is a reason to inspect the launch.
package struct SeriesAudit: Hashable, Sendable {
  /// The slope over the index, in the unit of the values per block; see `Sample.theilSenSlope`.
  package let drift: Estimate

  /// `Sample.lag1Autocorrelation`; `nil` if all values are equal.
  package let lag1Autocorrelation: Double?

  /// The test of the first 10 lags; `nil` with 10 values or fewer, or if all values are equal.
  package let ljungBox: LjungBoxTest?

  /// `Sample.mValue`, at least 2.
  package let mValue: Double

  /// The number of peaks that `mValue` suggests.
  package var modality: Modality { Modality(mValue: mValue) }

  /// `Sample.outlierCount`.
  package let outlierCount: Int

  /// Audits a series.
  ///
  /// - Parameter confidence: The two-sided level of the drift's interval, in (0, 1).
  /// - Throws: `StatisticsError.confidenceOutOfRange`; `.tooFew` for a single value.
  package init(_ series: Sample, confidence: Double) throws(StatisticsError) {
    drift = try series.theilSenSlope(confidence: confidence)
    lag1Autocorrelation = series.lag1Autocorrelation
    ljungBox = try? LjungBoxTest(series)
    mValue = series.mValue
    outlierCount = series.outlierCount
  }
}
