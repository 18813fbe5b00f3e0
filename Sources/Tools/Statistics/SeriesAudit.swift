/// An audit of whether the blocks of a launch are independent measurements of one quantity.
///
/// Findings are flagged, and no values are dropped: each finding is a reason to inspect the launch.
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
