import BenchmarkResults

/// Which job of a campaign something belongs to: the metric and the number in the list of its jobs.
///
/// With the manifest, it says everything about the job.
struct JobKey: Codable, Hashable {
  let metric: Plan.Metric
  let number: Int
}

/// What the journal keeps of a job that was done.
struct JobRecord: Codable {
  let job: JobKey
  let result: JobResult?
  /// What went wrong in sessions that had to be left out.
  var findings: [Finding] = []
  /// How many sessions, or launches, were left out because a subject fails in them, by the subject.
  var leftOut: [String: Int] = [:]
  /// How long workers ran for it.
  var seconds = 0.0
  /// The most memory that one of them had.
  var peakMemory = 0
  /// How often a subject ran a session.
  var units = 0
}
