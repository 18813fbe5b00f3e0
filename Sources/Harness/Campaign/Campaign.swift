import BenchmarkKit
import Foundation

/// A run of a plan: performs its jobs, and records their results in a journal.
package struct Campaign {
  let journal: Journal
  let context: CampaignContext
  let metrics: [any Metric]
  let options: Options
  /// Jobs that could not be completed.
  package let lost = LostJobs()

  /// The options for running a campaign; they are not part of its plan.
  package struct Options {
    /// The number of concurrent worker processes.
    package var jobs: Int
    package var isQuiet: Bool
    /// Whether each finished job is described.
    package var isVerbose: Bool
    /// Whether the results become the expected results.
    package var acceptsResults: Bool
    /// Whether the campaign ends after the first metric with findings.
    package var stopsAtFindings: Bool

    package init(
      jobs: Int = Processors.available, isQuiet: Bool = false, isVerbose: Bool = false,
      acceptsResults: Bool = false, stopsAtFindings: Bool = false
    ) {
      self.jobs = jobs
      self.isQuiet = isQuiet
      self.isVerbose = isVerbose
      self.acceptsResults = acceptsResults
      self.stopsAtFindings = stopsAtFindings
    }
  }

  /// Prepares a campaign, and checks the records of its completed jobs.
  package init(
    _ journal: Journal, _ registry: Registry, _ options: Options
  ) throws(Failure) {
    self.journal = journal
    self.options = options
    var context = try journal.manifest.context
    context.samples = journal.samples
    context.acceptsResults = options.acceptsResults
    self.context = context
    metrics = registry.metrics(of: journal.manifest.plan)
    for setting in metrics.flatMap(\.settings) {
      if let value = context.settings[setting.name],
        let problem = setting.problem(with: value, in: context.app)
      {
        throw Failure(
          CampaignFailure.invalidManifest(path: journal.url.path, problem: problem))
      }
    }
    for metric in metrics { try metric.check(journal, context) }
  }

  /// Runs a campaign that cannot be resumed: its journal is removed at the end.
  package static func runOnce(
    _ manifest: Manifest, _ registry: Registry, _ options: Options
  ) throws(Failure) -> Run {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString).journal")
    let journal = try Journal(url, manifest: manifest)
    defer { journal.remove() }
    return try Campaign(journal, registry, options).run()
  }

  /// Performs the remaining work of the plan, metric by metric.
  package func run() throws(Failure) -> Run {
    defer { try? FileManager.default.removeItem(at: context.scratch) }
    var result = CampaignResult(journal.manifest, context, journal, jobs: options.jobs)
    for metric in metrics {
      if options.stopsAtFindings, !result.run.findings.failures.isEmpty {
        result.leaveOut(from: metric)
        break
      }
      let start = ContinuousClock.now
      let isFresh = !journal.keys.contains { $0.metric == metric.id }
      try measure(metric, &result)
      if let warning = lost.warning(metric) { result.warn(warning) }
      if isFresh { result.note(.now - start, metric.id) }
    }
    return result.finished
  }

  /// Performs one shard of the campaign's jobs.
  ///
  /// - Returns: Whether all jobs of the shard are done.
  package func run(_ shard: Shard) throws(Failure) -> Bool {
    defer { try? FileManager.default.removeItem(at: context.scratch) }
    var isComplete = true
    for metric in metrics {
      let range = shard.range(of: try metric.jobCount(of: context))
      try performOrRecord(metric, range)
      if let warning = lost.warning(metric) { note(Warning(warning)) }
      isComplete =
        isComplete && range.allSatisfy { journal.contains(JobKey(metric: metric.id, number: $0)) }
    }
    return isComplete
  }

  /// Performs jobs of a shard; a job that cannot be done here gets a record with the reason.
  private func performOrRecord<M: Metric>(_ metric: M, _ range: Range<Int>) throws(Failure) {
    var problem = (metric as? any LocalMetric)?.obstacle(in: context)
    if problem == nil { problem = try perform(metric, range) }
    guard let problem, !Interruption.isRequested else { return }
    note(Warning(CampaignWarning.incomplete(metric.title, reason: problem)))
    for number in range {
      let key = JobKey(metric: M.id, number: number)
      if !journal.contains(key) {
        try journal.append(JobRecord<M.Part>(job: key, failure: problem))
      }
    }
  }

  /// Performs the jobs of a metric and adds their results until no more jobs are needed.
  private func measure<M: Metric>(_ metric: M, _ result: inout CampaignResult) throws(Failure) {
    let jobs = try metric.jobs(of: context)
    let isDone = (0..<jobs.count).allSatisfy {
      journal.contains(JobKey(metric: M.id, number: $0))
    }
    let obstacle = isDone ? nil : (metric as? any LocalMetric)?.obstacle(in: context)
    if let obstacle {
      result.warn(.incomplete(metric.title, reason: obstacle))
      guard journal.keys.contains(where: { $0.metric == M.id }) else { return }
    }
    var sum = PartSum(metric, jobs, of: context)
    var count = jobs.count
    while true {
      if obstacle == nil, let problem = try perform(metric, 0..<count) {
        result.warn(.incomplete(metric.title, reason: problem))
      }
      try result.add(to: &sum, upTo: count)
      let outcome = try result.set(sum)
      // More jobs do not help an incomplete run: a subject whose work differs does so in every
      // launch.
      guard result.run.isComplete, let section = outcome?.section,
        let more = metric.continuation(after: section, jobs: count, in: context)
      else {
        if let outcome { result.add(outcome) }
        return
      }
      if !options.isQuiet { note(more.reason) }
      count += more.jobs
    }
  }

  // MARK: Jobs

  /// Performs the given jobs, except those already in the journal.
  ///
  /// - Returns: The reason the metric could not be measured completely; `nil` if it was.
  private func perform(_ metric: any Metric, _ range: Range<Int>) throws(Failure) -> String? {
    let missing = range.filter { !journal.contains(JobKey(metric: metric.id, number: $0)) }
    guard !missing.isEmpty, !Interruption.isRequested else { return nil }
    if let metric = metric as? any LocalMetric { return try performHere(metric, missing) }
    if let metric = metric as? any SessionMetric { try performInWorkers(metric, missing) }
    return nil
  }

  private func performInWorkers<M: SessionMetric>(
    _ metric: M, _ missing: [Int]
  ) throws(Failure) {
    let jobs = try metric.jobs(of: context)
    var units = 0
    for number in missing { units += try metric.units(of: jobs.job(number), in: context) }
    let callgrind = metric.traits(of: try jobs.job(missing[0]).work).callgrind
    let counted: [String]? =
      if let callgrind { try CountedWorker(in: context.scratch, options: callgrind).command } else {
        nil
      }
    let progress = SharedProgress(
      Progress(metric.activity, total: units, isSilent: options.isQuiet))
    defer { progress.finish() }
    let (journal, context, lost, isVerbose) = (journal, context, lost, options.isVerbose)
    // Times are always measured by a single worker.
    let concurrency = metric.isTimed(in: context) ? 1 : options.jobs
    try WorkerPool.forEach(missing, concurrency: concurrency) { (number) throws(Failure) in
      let job = try jobs.job(number)
      let command = try WorkerCommand(metric.traits(of: job.work), counted)
      defer { command.remove() }
      var isolation = Isolation(
        metric, job, context, command: command.words, limits: journal.manifest.limits,
        progress: progress.advance)
      switch try isolation.record(for: JobKey(metric: M.id, number: number)) {
      case .record(let record):
        try journal.append(record)
        if isVerbose { note(record.account(of: job, count: jobs.count)) }
      case .lost(let reason): lost.add(M.id, reason)
      case .interrupted: break
      }
    }
  }

  private func performHere<M: LocalMetric>(
    _ metric: M, _ missing: [Int]
  ) throws(Failure) -> String? {
    let jobs = try metric.jobs(of: context)
    let steps = metric.steps(in: context)
    let progress = SharedProgress(
      Progress(
        metric.activity, total: steps.first + missing.count * steps.perJob,
        isSilent: options.isQuiet || steps.perJob == 0))
    defer { progress.finish() }
    do {
      let perform = try metric.performer(in: context) { progress.advance(by: 1) }
      for number in missing where !Interruption.isRequested {
        let start = ContinuousClock.now
        guard let part = try perform(try jobs.job(number)) else { return nil }
        try journal.append(
          JobRecord(
            job: JobKey(metric: M.id, number: number), part: part,
            seconds: (.now - start) / .seconds(1)))
      }
      return nil
    } catch {
      // Ctrl-C also ends the running programs. Completed measurements are kept.
      if Interruption.isRequested { return nil }
      return error.message
    }
  }
}

extension Metric {
  /// Checks the records of completed jobs.
  fileprivate func check(_ journal: Journal, _ campaign: CampaignContext) throws(Failure) {
    for key in journal.keys where key.metric == id {
      if let content = try journal.content(of: key) { _ = try record(from: content, in: campaign) }
    }
  }
}

extension SessionMetric {
  func units(of job: Job<Work>, in campaign: CampaignContext) -> Int {
    units(of: job, on: campaign.app)
  }
}

extension Campaign {
  /// The size of a metric's work.
  package struct Size {
    package let metric: any Metric
    package let jobs: Int
    /// The number of sessions run in workers, counted once per subject.
    package let sessions: Int
  }

  /// The size of each metric's work, without beginning the campaign.
  package static func sizes(
    of manifest: Manifest, _ registry: Registry
  ) throws(Failure) -> [Size] {
    let context = try manifest.context
    return try registry.metrics(of: manifest.plan).map { (metric) throws(Failure) in
      let sessions =
        if let metric = metric as? any SessionMetric { try metric.sessions(of: context) } else { 0 }
      // Work that needs no workers is not counted in jobs.
      let jobs = metric is any SessionMetric ? try metric.jobCount(of: context) : 0
      return Size(metric: metric, jobs: jobs, sessions: sessions)
    }
  }
}

extension SessionMetric {
  fileprivate func sessions(of campaign: CampaignContext) throws(Failure) -> Int {
    let jobs = try jobs(of: campaign)
    var sessions = 0
    for number in 0..<jobs.count { sessions += units(of: try jobs.job(number), in: campaign) }
    return sessions
  }
}
