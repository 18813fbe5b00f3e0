import BenchmarkKit

/// The warnings of commands about their own work.
enum CommandWarning: WarningReason {
  /// Findings whose sessions were not shrunk.
  case unshrunkFindings(Int, of: Int)
  /// Defects in a metric's results whose sessions were not shrunk.
  case unshrunkDefects(Int)
  /// Metrics of one of the checkout's plans that this build does not have.
  case missingMetrics([String], plan: String)
  /// A source file with a comment or literal that is not closed.
  case unclosed(file: String, construct: String, line: Int)

  var text: String {
    switch self {
    case .unshrunkFindings(let left, let all):
      """
      \(left) of \(all.counted("session")) with findings \(left == 1 ? "was" : "were") not shrunk: \
      the budget is too small or a worker was ended. Use a larger --shrink-budget, or 'bench \
      replay --shrink' for a single session.
      """
    case .unshrunkDefects(let left):
      """
      The \(left == 1 ? "session of 1 defect was" : "sessions of \(left) defects were") not \
      shrunk: the budget is too small or a worker was ended. Use a larger --shrink-budget.
      """
    case .missingMetrics(let metrics, let plan):
      """
      The plan '\(plan)' names metrics that this build does not have, so they are not measured: \
      \(metrics.joined(separator: ", ")). Add them to All.swift, or remove them from the plan.
      """
    case .unclosed(let file, let construct, let line):
      """
      '\(file)' ends inside a \(construct) that begins on line \(line), so all following lines \
      were counted as part of it. Close the \(construct), or leave the file out.
      """
    }
  }
}
