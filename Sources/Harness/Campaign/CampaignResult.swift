import BenchmarkKit
import ComparedApps
import Foundation

/// The results document of a campaign, computed from the records of its jobs.
///
/// Records are added one by one, in the order of the jobs, so the result does not depend on which
/// worker did which job or when.
package struct CampaignResult {
  private(set) var run: Run

  private let context: CampaignContext
  private let records: any JobRecords
  private var resources: Resources

  /// Creates a document without measurements.
  init(
    _ manifest: Manifest, _ context: CampaignContext, _ records: any JobRecords, jobs: Int
  ) {
    self.context = context
    self.records = records
    resources = Resources(jobs: jobs)
    run = Run(
      date: manifest.date, plan: manifest.plan, environment: manifest.environment,
      subjects: context.subjects.map(\.subject))
    run.app = manifest.app
  }

  /// Merges the parts of a campaign.
  package static func merged(_ parts: ShardSet, _ registry: Registry) throws(Failure) -> Run {
    let context = try parts.manifest.context
    var result = CampaignResult(parts.manifest, context, parts, jobs: Processors.available)
    for metric in registry.metrics(of: parts.manifest.plan) {
      try result.merge(metric)
    }
    let machines = parts.machines(registry)
    if machines.count > 1 {
      result.warn(.machines(machines))
      // Times measured on several machines must not be judged as if one machine had produced them.
      result.run.environment.fingerprint = nil
    }
    return result.finished
  }

  private mutating func merge<M: Metric>(_ metric: M) throws(Failure) {
    var sum = PartSum(metric, try metric.jobs(of: context), of: context)
    try add(to: &sum, upTo: sum.jobs.count)
    if let outcome = try set(sum) { add(outcome) }
  }

  /// The document with the resources used so far and its conclusions.
  var finished: Run {
    var run = run
    var resources = resources
    resources.peakMemory = ProcessMemory.peak
    run.resources = resources
    if run.isOfDebugBuild { run.warnings.insert(Warning(CampaignWarning.debugBuild), at: 0) }
    return run.withConclusions
  }

  /// Records the time taken to measure a metric, with or without workers.
  mutating func note(_ time: Duration, _ metric: MetricID) {
    // A metric that was not begun took no time.
    guard !Interruption.isRequested || resources.stages.contains(where: { $0.metric == metric })
    else { return }
    resources[metric].seconds = time / .seconds(1)
  }

  /// Warns that this metric and the following ones were not measured because of the findings.
  mutating func leaveOut(from metric: any Metric) {
    run.isComplete = false
    warn(.stopped(before: metric.title))
  }

  /// Adds a warning to the results, unless they already contain it.
  mutating func warn(_ reason: CampaignWarning) { add([Warning(reason)]) }

  private mutating func add(_ warnings: [Warning]) {
    for warning in warnings where !run.warnings.contains(warning) { run.warnings.append(warning) }
  }

  // MARK: Records

  /// Adds the results of the next jobs, up to but not including job number `count`.
  mutating func add<M>(to sum: inout PartSum<M>, upTo count: Int) throws(Failure) {
    // A session that fails in one metric also fails in the others; it is reported and counted once.
    // A repetition of the same jobs does not count it again.
    var known = Set(run.findings.map { KnownFailure($0) })
    var repetition = sum.jobs.repetition(of: sum.done)
    var leftOut = LeftOut()
    while sum.done < count {
      let number = sum.done
      if sum.jobs.repetition(of: number) != repetition {
        repetition = sum.jobs.repetition(of: number)
        leftOut.warnings(of: sum.metric).forEach { warn($0) }
        leftOut = LeftOut()
        known = Set(run.findings.map { KnownFailure($0) })
      }
      guard let content = try records.content(of: JobKey(metric: M.id, number: number)) else {
        run.isComplete = false
        sum.add(nil)
        continue
      }
      let record = try sum.metric.record(from: content, in: context)
      add(record.findings.filter { $0.fingerprint == nil || !known.contains(KnownFailure($0)) })
      if !record.leftOut.isEmpty {
        leftOut.add(record.leftOut, of: sum.metric.partName(of: try sum.jobs.job(number)))
      }
      note(record)
      if let reason = record.failure {
        run.isComplete = false
        warn(.incomplete(sum.metric.title, reason: reason))
      }
      sum.add(record.part)
    }
    leftOut.warnings(of: sum.metric).forEach { warn($0) }
  }

  /// Sets the metric's section to the results so far.
  ///
  /// - Returns: The outcome; `nil` if no job has a result.
  mutating func set<M>(_ sum: PartSum<M>) throws(Failure) -> MetricOutcome<M.Section>? {
    let parts = sum.parts
    guard !parts.isEmpty else { return nil }
    let outcome = try sum.metric.outcome(of: parts, isWhole: sum.isWhole, in: context)
    run[M.Section.self] = outcome.section
    return outcome
  }

  /// Adds the findings and warnings about a section that is final.
  mutating func add<Section>(_ outcome: MetricOutcome<Section>) {
    add(outcome.findings)
    add(outcome.warnings)
  }

  private mutating func add(_ findings: [Finding]) {
    run.findings.merge(
      findings.map { finding in
        finding.explained(
          by: context.app.printedDefects.first {
            $0.explains(finding.fingerprint ?? "", of: finding.subject)
          }?.id)
      })
  }

  private mutating func note<Part>(_ record: JobRecord<Part>) {
    resources.workerPeakMemory = max(resources.workerPeakMemory, record.peakMemory)
    guard record.units > 0 else {
      // The job was done without workers.
      let seconds = resources[record.job.metric].seconds ?? 0
      resources[record.job.metric].seconds = seconds + record.seconds
      return
    }
    resources[record.job.metric].sessions += record.units
    resources[record.job.metric].workerSeconds += record.seconds
  }
}

extension Metric {
  /// The noun for a part of a job in messages, such as `session`.
  fileprivate func partName(of job: Job<Work>) -> String {
    func name<M: SessionMetric>(_ metric: M) -> String? {
      (job as? Job<M.Work>).map { metric.traits(of: $0.work).partName }
    }
    return (self as? any SessionMetric).flatMap { name($0) } ?? "job"
  }
}

/// Counts of job parts that were left out because a subject fails in them.
private struct LeftOut {
  private var counts: [[String]: Int] = [:]

  mutating func add(_ subjects: [String: Int], of part: String) {
    for (subject, count) in subjects { counts[[subject, part], default: 0] += count }
  }

  func warnings(of metric: any Metric) -> [CampaignWarning] {
    counts.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, count in
      .leftOut(count, part: key[1], of: metric.title, subject: key[0])
    }
  }
}

/// The identity of a failure, which is reported once even if several metrics encounter it.
///
/// The metric is `nil` for the sessions that metrics share; links and exit paths run their own.
private struct KnownFailure: Hashable {
  let subject: String
  let metric: MetricID?
  let fingerprint: String?

  init(_ finding: Finding) {
    subject = finding.subject
    metric = finding.metric
    fingerprint = finding.fingerprint
  }
}

extension Resources {
  /// The stage of a metric; an empty one if nothing was recorded for it.
  fileprivate subscript(metric: MetricID) -> Stage {
    get {
      stages.first { $0.metric == metric }
        ?? Stage(metric: metric, sessions: 0, workerSeconds: 0, seconds: nil)
    }
    set {
      if let index = stages.firstIndex(where: { $0.metric == metric }) {
        stages[index] = newValue
      } else {
        stages.append(newValue)
      }
    }
  }
}
