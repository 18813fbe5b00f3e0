import BenchmarkKit
import BenchmarkMetrics
import JSONReading

extension BenchmarkKit.Run {
  /// Writes the findings to standard error, one per line.
  func printFindings() {
    for finding in findings.failures {
      note("\(finding.kind.rawValue): \(finding.subject): \(finding.headline)".inOneLine)
    }
  }

  /// Ends a command whose run has been reported.
  ///
  /// - Parameter resumption: A sentence that explains how to resume the run; `nil` if impossible.
  /// - Throws: An error if the run was interrupted, has findings or is incomplete.
  func conclude(resumption: String? = nil) throws(Failure) {
    guard let reason = outcome else { return }
    let failure = Failure(reason)
    throw resumption.map(failure.adding) ?? failure
  }

  private var outcome: CommandFailure? {
    if Interruption.isRequested { return .interrupted }
    let failures = findings.failures
    if !failures.isEmpty { return .findings(failures.count) }
    return isComplete ? nil : .incomplete
  }
}
