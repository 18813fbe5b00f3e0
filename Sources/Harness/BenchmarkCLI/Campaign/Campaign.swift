import BenchmarkKit
import BenchmarkMetrics
import Foundation

/// One run of a plan: workers perform its jobs, and the journal keeps the records for the result.
struct Campaign {
  let journal: Journal
  let subjects: [SubjectUnderTest]
  let options: Options
  /// The folder of callgrind's profiles during the campaign.
  let profiles: URL
  let lost = LostJobs()

  /// Options that do not change the result.
  struct Options {
    /// The number of concurrent worker processes.
    var jobs = Processors.available
    var isQuiet = false
    /// Whether the leaks found become the expected ones.
    var acceptsLeaks = false
    /// Whether the campaign ends after the first metric with findings.
    var stopsAtFindings = false
    /// The parts of cost growth to measure.
    var growth = GrowthMeasurement.Selection()
    /// The greatest number of replays for shrinking the sessions of findings.
    var shrinkBudget = 0
  }

  var manifest: Manifest { journal.manifest }
  var plan: Plan { manifest.plan }

  init(_ journal: Journal, _ options: Options) throws(Failure) {
    self.journal = journal
    self.options = options
    subjects = try Subjects.identified(journal.manifest.subjects)
    profiles = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-growth-\(getpid())")
  }

  /// Runs a campaign that cannot be resumed: its journal is removed at the end.
  static func runOnce(
    _ manifest: Manifest, _ options: Options
  ) throws(Failure) -> BenchmarkKit.Run {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString).journal")
    let journal = try Journal(url, manifest: manifest)
    defer { journal.remove() }
    return try Campaign(journal, options).run()
  }

  /// Performs the remaining work of the plan, cheap and exact metrics first.
  func run() throws(Failure) -> BenchmarkKit.Run {
    var result = CampaignResult(manifest, subjects, journal, options)
    for metric in plan.metrics.inOrder {
      if options.stopsAtFindings, !result.run.findings.isEmpty {
        result.leaveOut(from: metric)
        break
      }
      let start = ContinuousClock.now
      let isFresh = !journal.keys.contains { $0.metric == metric }
      if metric == .dispatch {
        try timeDispatch(&result)
        try result.auditTimes()
      } else {
        let list = try jobs(metric)
        try perform(metric, list, 0..<list.count)
        try result.add(metric, list)
      }
      if let warning = lost.warning(metric) { result.warn(warning) }
      if isFresh { result.note(.now - start, metric) }
    }
    var run = result.finished
    try FindingShrinking(
      budget: options.shrinkBudget, concurrency: options.jobs, isQuiet: options.isQuiet,
      population: manifest.population
    ).shrink(&run)
    return run
  }

  /// Performs one shard of the campaign's jobs.
  ///
  /// - Returns: Whether all of them are done.
  func run(_ shard: Shard) throws(Failure) -> Bool {
    var isComplete = true
    for metric in plan.metrics.inOrder {
      let list = try jobs(metric)
      let range = shard.range(of: list.count)
      try perform(metric, list, range)
      if let warning = lost.warning(metric) { note("warning: \(warning)") }
      isComplete =
        isComplete && range.allSatisfy { journal.contains(JobKey(metric: metric, number: $0)) }
    }
    return isComplete
  }

  // MARK: Jobs

  private func jobs(_ metric: MetricID) throws(Failure) -> JobList {
    try JobList.of(
      metric, manifest, options.growth, profiles: profiles, samples: journal.samples)
  }

  /// Adds launches until the intervals are as narrow as the plan requires.
  private func timeDispatch(_ result: inout CampaignResult) throws(Failure) {
    var wanted = plan.launches
    while true {
      let list = JobList.dispatch(manifest, launches: wanted)
      try perform(.dispatch, list, 0..<wanted)
      try result.add(.dispatch, list)
      // More launches do not help: a subject that does different work does so in every launch.
      guard result.run.isComplete,
        let more = launchesToAdd(result.run.dispatch, after: wanted)
      else { return }
      wanted += more
    }
  }

  private func launchesToAdd(_ dispatch: Dispatch?, after count: Int) -> Int? {
    guard let precision = plan.precision, let dispatch, let resolution = dispatch.resolution,
      let more = plan.launchesToAdd(to: resolution, after: count)
    else { return nil }
    if !options.isQuiet {
      let projected = dispatch.launches(forRelativeHalfWidth: precision) ?? 1_000_000
      let limit =
        projected > plan.launchLimit ? ", more than the \(plan.launchLimit) allowed" : ""
      note(
        "timing: intervals of ±\(percent(resolution.halfWidth)) after \(count) launches;"
          + " about \(projected) launches for ±\(percent(precision))\(limit)")
    }
    return more
  }

  private func percent(_ share: Double) -> String { String(format: "%.2f %%", share * 100) }

  /// Performs those of the given jobs that are not in the journal yet.
  private func perform(
    _ metric: MetricID, _ list: JobList, _ range: Range<Int>
  ) throws(Failure) {
    let missing = range.filter { !self.journal.contains(JobKey(metric: metric, number: $0)) }
    guard !missing.isEmpty, !Interruption.isRequested else { return }
    if metric == .eventTimes, let samples = journal.samples { try Files.prepare(samples) }
    let isCounted = metric == .costGrowth && manifest.countsInstructions
    if isCounted { try Files.prepare(profiles) }
    defer { if isCounted { try? FileManager.default.removeItem(at: profiles) } }
    let command = isCounted ? try CountedWorker(in: profiles).command : nil
    // Times are always measured by a single worker.
    let isTimed = metric.isTimed || metric == .costGrowth && !isCounted
    var units = 0
    for number in missing { units += try list.job(number).units }
    let progress = SharedProgress(Progress(metric.label, total: units, isSilent: options.isQuiet))
    defer { progress.finish() }
    let (journal, limits, lost) = (journal, manifest.limits, lost)
    try WorkerPool.forEach(missing, concurrency: isTimed ? 1 : options.jobs) {
      (number) throws(Failure) in
      let job = try list.job(number)
      let command = if let command { command } else { try job.workerCommand }
      var isolation = Isolation(
        job, command: command, limits: limits, progress: progress.advance)
      switch try isolation.record(for: JobKey(metric: metric, number: number)) {
      case .record(let record): try journal.append(record)
      case .lost(let reason): lost.add(metric, reason)
      case .interrupted: break
      }
    }
  }
}

extension Job {
  /// The command line of the worker that performs the job.
  var workerCommand: [String] {
    get throws(Failure) {
      [needsHooks ? try ReleaseBuild.instrumentedTwin().path : ReleaseBuild.executable.path]
    }
  }
}
