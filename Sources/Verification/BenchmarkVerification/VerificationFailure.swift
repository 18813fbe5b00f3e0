import BenchmarkKit

/// The failures of NavBench's own verification.
package enum VerificationFailure: FailureReason {
  // Goals that were missed.
  case wrongDetections([String])
  case unshownDefects([String])
  case disagreements(rows: Int)
  case nonconforming(plan: String)
  case missedGoals(undetected: [String], unreliable: [String])

  case interrupted
  case noDefect(containing: String)

  // Failures of the machine.
  case failedTrial(status: Int32, errors: String)
  case invalidReport(row: String, problem: String)
  case failedCount(row: String, counter: String, cause: String, arguments: [String])

  package var code: ExitStatus {
    switch self {
    case .wrongDetections, .unshownDefects, .disagreements, .nonconforming, .missedGoals:
      .checkFailed
    case .interrupted: .interrupted
    case .noDefect: .usage
    case .failedTrial, .invalidReport, .failedCount: .machine
    }
  }

  package var text: String {
    switch self {
    case .wrongDetections(let ids):
      """
      wrong findings on \(ids.joined(separator: ", ")): expected the right verdict, class and \
      reference, and no false positive. 'bench verify gallery DEFECT' shows the findings on one \
      defect.
      """
    case .unshownDefects(let ids):
      """
      some defects were not found, or their simplest sessions do not distinguish the defective \
      app from the fixed one: \(ids.joined(separator: ", ")). 'bench verify gallery DEFECT' shows \
      the findings on one defect.
      """
    case .disagreements(let rows):
      "valgrind's count differs in \(rows.counted("row")), expected equal counts."
        + " Select a row with --subjects or --defects."
    case .nonconforming(let plan):
      """
      subjects differ from the reference model even without a flipped option. Run 'bench --plan \
      \(plan)', and fix the differences first.
      """
    case .missedGoals(let undetected, let unreliable):
      """
      a goal was missed: expected 95 % of the defects detected with every seed, and 95 % of the \
      lifetime defects attributed to the right reference. Not detected: \(undetected.listed); \
      detected with some seeds only: \(unreliable.listed).
      """
    case .interrupted: "interrupted before all defects were tried. Run the command again."
    case .noDefect(let text): "no defect mentions '\(text)'. See the lists in Benchmarks/Defects."
    case .failedTrial(let status, let errors):
      """
      a trial of a planted defect ended with exit code \(status), expected 0. Its errors:
      \(errors)
      """
    case .invalidReport(let row, let problem):
      """
      \(row): valgrind's report cannot be read: \(problem) Check that 'valgrind --xml=yes' works.
      """
    case .failedCount(let row, let counter, let cause, let arguments):
      """
      \(row): the process of \(counter) ended early: \(cause). Run the row alone: \
      'bench-instrumented work cross-check \(arguments.joined(separator: " "))'.
      """
    }
  }
}

extension [String] {
  fileprivate var listed: String { isEmpty ? "none" : joined(separator: ", ") }
}
