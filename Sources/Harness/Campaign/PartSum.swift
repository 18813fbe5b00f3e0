import BenchmarkKit

/// The sum of the results of a metric's jobs, by repetition.
///
/// Results are added one by one, in the order of the jobs, so memory does not grow with the number
/// of sessions.
struct PartSum<M: Metric> {
  let metric: M
  let jobs: JobList<M.Work>
  /// The number of jobs processed so far, with or without a result.
  private(set) var done = 0
  /// The number of jobs that have a result.
  private(set) var results = 0
  private var sums: [M.Part?]

  init(_ metric: M, _ jobs: JobList<M.Work>, of campaign: CampaignContext) {
    self.metric = metric
    self.jobs = jobs
    sums = Array(repeating: metric.emptyPart(of: campaign), count: jobs.repetitions)
  }

  /// The sum of each repetition that has results.
  var parts: [M.Part] { results == 0 ? [] : sums.compactMap { $0 } }

  /// Whether every job has a result.
  var isWhole: Bool { results == done }

  /// Adds the result of the next job, or `nil` if the job has none.
  mutating func add(_ part: M.Part?) {
    defer { done += 1 }
    guard let part else { return }
    results += 1
    let repetition = jobs.repetition(of: done)
    if sums[repetition] == nil {
      sums[repetition] = part
    } else {
      sums[repetition]?.add(part)
    }
  }
}
