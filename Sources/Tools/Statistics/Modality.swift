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
