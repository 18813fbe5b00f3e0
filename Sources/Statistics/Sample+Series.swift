internal import CGSL

/// A sample as a series: its values in the order in which they were measured.
extension Sample {
  /// The slope of the values on their index, which outliers do not move, with its interval.
  ///
  /// The Theil–Sen estimate: the median of the slopes between all pairs of values. Assumes
  /// independent errors of one distribution around a straight line.
  ///
  /// With 50 values or fewer the attained confidence is exact, and at least what is stated if there
  /// are ties. Beyond, it is that of the normal law with continuity correction.
  ///
  /// - Parameter confidence: The two-sided level wanted, in (0, 1).
  /// - Returns: The slope, in the unit of the values per index; without an interval where there are
  ///   too few values for the confidence (4 or fewer at 0.95).
  /// - Throws: `StatisticsError.confidenceOutOfRange`; `.tooFew` for a single value.
  /// - Complexity: O(*n*² log *n*) time, O(*n*²) memory. Meant for tens to a few thousand values.
  /// - Note: Sen, "Estimates of the Regression Coefficient Based on Kendall's Tau", *JASA* 63 (1968).
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
      count: count,
      value: gsl_stats_median_from_sorted_data(slopes, 1, slopes.count),
      interval: interval,
      noInterval: interval == nil
        ? .tooFewForConfidence(
          confidence, count: count, needed: Self.fewestValuesForSlope(confidence))
        : nil)
  }

  // All pairs rise in one of n! orders.
  private static func fewestValuesForSlope(_ confidence: Double) -> Int {
    var count = 2
    var tail = 0.5
    while tail > (1 - confidence) / 2 {
      count += 1
      tail /= Double(count)
    }
    return count
  }

  /// How much the values resemble those so many places earlier, from −1 to 1, for lags from 1 up.
  ///
  /// - Parameter lags: From 1 to one less than the number of values.
  /// - Returns: One correlation per lag; `nil` where all values are equal.
  /// - Complexity: O(*n* · lags).
  /// - Note: All sums are about the mean of all values and over the whole variance, as R's `acf`.
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
  /// The robust standard deviation is 1.4826 times the median absolute deviation. Where that is 0,
  /// because most values are equal, every other value is far. Count them; do not drop them.
  ///
  /// - Note: Iglewicz and Hoaglin, *How to Detect and Handle Outliers* (1993).
  package var outlierCount: Int {
    let (median, limit) = (median, 3.5 * 1.4826 * medianAbsoluteDeviation)
    return values.count { abs($0 - median) > limit }
  }

  /// How many peaks the values' histogram has: 2 for one peak, 4 for two of equal height, and so on.
  ///
  /// The sum of the steps up and down along the histogram over its highest bar; the largest such
  /// value of bins of three quarters of Scott's width and of every doubling of it. Values beyond
  /// Tukey's fences, 1.5 interquartile ranges outside the quartiles, are left out. 2 where all values
  /// are equal.
  ///
  /// Scott's width itself overlooks peaks that are eight standard deviations apart in 60 values, half
  /// of it sees second peaks in a quarter of normal samples; with this one, of 40 to 400 values, it
  /// is one sample in fifty at most.
  ///
  /// - Note: Gregg, "Frequency Trails: Modes and Modality" (2015), as BenchmarkDotNet applies it,
  ///   but with bins of one width. Scott, "On Optimal and Data-Based Histograms", *Biometrika* 66
  ///   (1979).
  package var mValue: Double {
    let (lowerQuartile, upperQuartile) = (quantile(0.25), quantile(0.75))
    let reach = 1.5 * (upperQuartile - lowerQuartile)
    let kept = sorted.filter { lowerQuartile - reach <= $0 && $0 <= upperQuartile + reach }
    let width = 0.75 * 3.5 * gsl_stats_sd(kept, 1, kept.count) / cbrt(Double(kept.count))
    let range = kept[kept.count - 1] - kept[0]
    // Also where a single value is kept, whose deviation is NaN.
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

/// Ljung and Box's test: whether the values of a series depend on earlier ones.
///
/// - Note: Ljung and Box, "On a Measure of Lack of Fit in Time Series Models", *Biometrika* 65 (1978).
package struct LjungBoxTest: Hashable, Sendable {
  /// The number of lags that are tested together.
  package let lags: Int

  /// The statistic, at least 0.
  package let statistic: Double

  /// The probability of the statistic or a larger one under the chi-squared law, in [0, 1].
  package let pValue: Double

  /// Tests a series.
  ///
  /// - Parameter lags: How many lags to test, at least 1.
  /// - Throws: `StatisticsError.tooFew` unless there are more values than lags; `.constant` where all
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

/// How many peaks a sample seems to have.
package enum Modality: Hashable, Sendable {
  /// No sign of more than one.
  case unimodal
  /// There may be several.
  case doubtful
  /// Two.
  case bimodal
  /// More than two.
  case multimodal

  /// The peaks that an `mValue` tells of, by BenchmarkDotNet's thresholds: 2.8, 3.2 and 4.2.
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

/// Whether the blocks of a launch look like independent measurements of one quantity.
///
/// Flags, never drops: each finding is a reason to look at the launch.
package struct SeriesAudit: Hashable, Sendable {
  /// The slope on the index, in the unit of the values per block; see `Sample.theilSenSlope`.
  package let drift: Estimate

  /// `Sample.lag1Autocorrelation`; `nil` where all values are equal.
  package let lag1Autocorrelation: Double?

  /// The test of the first 10 lags; `nil` with 10 values or fewer, or where all values are equal.
  package let ljungBox: LjungBoxTest?

  /// `Sample.mValue`, at least 2.
  package let mValue: Double

  /// What `mValue` tells.
  package var modality: Modality { Modality(mValue: mValue) }

  /// `Sample.outlierCount`.
  package let outlierCount: Int

  /// Looks at a series.
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
