import BenchmarkKit

/// The warnings of NavBench's own verification.
package enum VerificationWarning: WarningReason {
  /// A part of the self-test without complete results.
  case incompleteSelfTest(part: String, reason: String)

  package var text: String {
    switch self {
    case .incompleteSelfTest(let part, let reason):
      "The self-test could not complete '\(part)': \(reason.sentence)"
    }
  }
}
