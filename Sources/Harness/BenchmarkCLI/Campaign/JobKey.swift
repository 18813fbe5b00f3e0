import BenchmarkKit
import BenchmarkMetrics

/// The identity of a job in a campaign: its metric, and its number in the metric's job list.
///
/// Together with the manifest, it determines the job.
struct JobKey: Codable, Hashable {
  let metric: MetricID
  let number: Int
}

/// The journal's record of a completed job.
struct JobRecord: Codable {
  let job: JobKey
  let result: JobResult?
  /// Findings in sessions that had to be left out.
  var findings: [Finding] = []
  /// The number of sessions or launches left out because a subject fails in them, by subject.
  var leftOut: [String: Int] = [:]
  /// The time that workers spent on the job, in seconds.
  var seconds = 0.0
  /// The peak memory of its workers, in bytes.
  var peakMemory = 0
  /// The number of times that a subject ran a session.
  var units = 0
}
