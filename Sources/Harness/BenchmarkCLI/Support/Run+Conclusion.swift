import BenchmarkKit
import BenchmarkMetrics
import JSONReading

extension BenchmarkKit.Run {
  /// Writes the findings to standard error, one per line.
  func printFindings() {
    for finding in findings {
      note("\(finding.kind.rawValue): \(finding.subject): \(finding.headline)".inOneLine)
    }
  }

  /// Ends a command whose run has been reported.
  ///
  /// - Parameter goOn: The way to resume an incomplete run, if there is one.
  /// - Throws: The run's outcome unless it succeeded: interrupted, findings, incomplete.
  func conclude(goOn: String? = nil) throws(Failure) {
    let goOn = goOn.map { " \($0)" } ?? ""
    if Interruption.isRequested {
      throw Failure(.interrupted, "interrupted; what was done is above.\(goOn)")
    }
    if !findings.isEmpty {
      throw Failure(.checkFailed, "\(findings.count) findings; see above.\(goOn)")
    }
    if !isComplete {
      throw Failure(.incomplete, "the run is incomplete; see the warnings.\(goOn)")
    }
  }
}
