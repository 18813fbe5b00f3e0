import BenchmarkResults
import JSONReading

extension BenchmarkResults.Run {
  /// Writes what was found to standard error, a line each.
  func tellFindings() {
    for finding in findings {
      note("\(finding.kind.rawValue): \(finding.subject): \(finding.headline)".inOneLine)
    }
  }

  /// Ends a command that has run something and told of it.
  ///
  /// - Parameter goOn: How a run that is not done can be resumed, where it can.
  /// - Throws: What the run came to, if it is not all right: interrupted, findings, incomplete.
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
