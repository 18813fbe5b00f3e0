import BenchmarkKit

/// The warnings about the execution of a campaign.
package enum CampaignWarning: WarningReason {
  case debugBuild
  /// The campaign stopped because of its findings, before this metric.
  case stopped(before: String)
  /// Jobs whose workers were repeatedly killed by other processes.
  case lostJobs(Int, of: String, reason: String)
  /// A metric that could not be measured, or not completely.
  case incomplete(String, reason: String)
  /// Sessions or other parts of a metric's jobs that were left out because a subject fails in them.
  case leftOut(Int, part: String, of: String, subject: String)
  /// Launches on different kinds of machines.
  case machines([String])
  /// A launch whose executable has the build's own code order.
  case notPlaced(reason: String)
  /// A journal with a damaged record.
  case damagedRecord(path: String, byte: Int)

  package var text: String {
    switch self {
    case .debugBuild:
      """
      This is a debug build, whose times cannot be compared with any others. Leave out \
      --allow-debug.
      """
    case .stopped(let metric):
      """
      The run stopped because of its findings: '\(metric)' and the metrics after it were not \
      measured. Resolve the findings, or leave out --fail-fast.
      """
    case .lostJobs(let count, let metric, let reason):
      """
      \(metric): \(count.counted("job")) \(count == 1 ? "is" : "are") missing, because \
      \(count == 1 ? "its" : "their") workers were repeatedly killed by other processes \
      (\(reason)). This is not a finding about a subject; use --resume to run the missing work.
      """
    case .incomplete(let metric, let reason):
      "'\(metric)' could not be measured completely: \(reason.sentence)"
    case .leftOut(let count, let part, let metric, let subject):
      """
      \(metric): \(count.counted(part)) \(count == 1 ? "was" : "were") left out because \(subject) \
      fails in \(count == 1 ? "it" : "them"). See its findings.
      """
    case .machines(let machines):
      """
      Times were measured on \(machines.count.counted("kind")) of machine \
      (\(machines.joined(separator: "; "))), so differences between launches include differences \
      between machines. Measure all launches on one kind of machine.
      """
    case .notPlaced(let reason):
      "A launch uses the build's own code order: \(reason)"
    case .damagedRecord(let path, let byte):
      """
      '\(path)' is damaged at byte \(byte): the record there is not intact. Its job is run again.
      """
    }
  }
}
