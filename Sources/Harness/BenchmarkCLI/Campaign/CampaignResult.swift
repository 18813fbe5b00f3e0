import BenchmarkKit
import BenchmarkMetrics
import FootballGatherUI
import Foundation

/// The results document of a campaign, computed from the records of its jobs.
///
/// Records are added one by one, in the order of the jobs. So the result does not depend on which
/// worker did which job or when, and memory does not grow with the number of sessions.
struct CampaignResult {
  var run: BenchmarkKit.Run

  let manifest: Manifest
  let subjects: [SubjectUnderTest]
  private let records: any JobRecords
  private let acceptsLeaks: Bool
  let isQuiet: Bool
  private var resources: Resources
  var plan: Plan { manifest.plan }
  private var ids: [String] { manifest.subjects }

  /// Creates a document without measurements.
  init(
    _ manifest: Manifest, _ subjects: [SubjectUnderTest], _ records: any JobRecords,
    _ options: Campaign.Options
  ) {
    self.manifest = manifest
    self.subjects = subjects
    self.records = records
    acceptsLeaks = options.acceptsLeaks
    isQuiet = options.isQuiet
    resources = Resources(jobs: options.jobs)
    run = BenchmarkKit.Run(
      date: manifest.date, plan: manifest.plan, environment: manifest.environment,
      subjects: subjects.map(\.subject))
    if run.isOfDebugBuild {
      run.warnings.append(Warning("Debug build: its times cannot be compared with anything."))
    }
  }

  /// The document with the resources used so far and its conclusions.
  var finished: BenchmarkKit.Run {
    var run = run
    var resources = resources
    resources.peakMemory = ProcessMemory.peak
    run.resources = resources
    return run.withConclusions
  }

  /// Records how long it took to measure a metric, with or without workers.
  mutating func note(_ time: Duration, _ metric: MetricID) {
    // A metric that was not begun took no time.
    guard !Interruption.isRequested || resources.stages.contains(where: { $0.metric == metric })
    else { return }
    resources[metric].seconds = time / .seconds(1)
  }

  /// Adds the results of a metric's jobs; earlier results of the metric are replaced.
  mutating func add(_ metric: MetricID, _ jobs: JobList) throws(Failure) {
    switch metric {
    case .linesOfCode: addLines()
    case .conformance: try addConformance(jobs)
    case .deepLinks: try addDeepLinks(jobs)
    case .dispatch: try addTimes(jobs)
    case .eventTimes: try addEventTimes(jobs)
    case .counts: try addCounts(jobs)
    case .instructions: try countInstructions()
    case .decisions: countDecisions()
    case .leaks: try addLeaks(jobs)
    case .exits: try addExits(jobs)
    case .costGrowth: try addGrowth(jobs)
    case .unitTests: runUnitTests()
    case .buildTimes: try measureBuilds()
    default: preconditionFailure("unknown metric \(metric)")
    }
  }

  /// Warns that a metric and those after it were not begun because of the findings.
  mutating func leaveOut(from metric: MetricID) {
    run.isComplete = false
    warn("Stopped at the findings: \(metric.rawValue) and what comes behind it were not begun.")
  }

  /// Adds a warning for the readers of the results.
  mutating func warn(_ text: String) { run.warnings.append(Warning(text)) }

  // MARK: Records

  /// Calls `body` with the result of each job that has one, in order.
  ///
  /// - Returns: The number of jobs that have a result.
  @discardableResult
  private mutating func forEachResult(
    _ metric: MetricID, _ jobs: JobList, _ numbers: Range<Int>,
    _ body: (JobResult) -> Void
  ) throws(Failure) -> Int {
    // A session that fails in one metric also fails in the others; it is reported and counted once.
    let known = Set(run.findings.map { KnownFailure($0) })
    var count = 0
    var leftOut = LeftOut()
    for number in numbers {
      guard let record = try records.record(JobKey(metric: metric, number: number)) else {
        run.isComplete = false
        continue
      }
      run.findings.merge(
        record.findings.filter { $0.fingerprint == nil || !known.contains(KnownFailure($0)) })
      if !record.leftOut.isEmpty {
        leftOut.add(record.leftOut, of: try jobs.job(number).partName)
      }
      add(record)
      switch record.result {
      case .failed(let reason):
        run.isComplete = false
        run.warnings.append(Warning("\(metric.label): \(reason)"))
      case let result?:
        body(result)
        count += 1
      case nil: break
      }
    }
    run.warnings += leftOut.warnings.map { Warning("\(metric.label): \($0)") }
    return count
  }

  private mutating func add(_ record: JobRecord) {
    resources.workerPeakMemory = max(resources.workerPeakMemory, record.peakMemory)
    resources[record.job.metric].sessions += record.units
    resources[record.job.metric].workerSeconds += record.seconds
  }

  // MARK: Metrics

  private mutating func addLines() {
    run.linesOfCode = manifest.lines?.lines
    if let problem = manifest.lines?.problem { warn("Lines were not counted: \(problem).") }
  }

  private mutating func addConformance(_ jobs: JobList) throws(Failure) {
    var whole = ConformanceCheck.Part(of: ids)
    let count = try forEachResult(.conformance, jobs, 0..<jobs.count) { result in
      if case .conformance(let part) = result { whole.add(part) }
    }
    guard count > 0 else { return }
    var conformance = whole.conformance
    let guided = try manifest.guidedSessions
    if !guided.isEmpty { conformance.guided = guided.map(GuidedSearch.measure) }
    run.conformance = conformance
    run.findings.merge(whole.findings)
  }

  private mutating func addDeepLinks(_ jobs: JobList) throws(Failure) {
    var whole = DeepLinkCheck.Part(of: ids)
    let count = try forEachResult(.deepLinks, jobs, 0..<jobs.count) { result in
      if case .deepLinks(let part) = result { whole.add(part) }
    }
    guard count > 0 else { return }
    run.deepLinks = whole.result
    run.findings.merge(whole.findings)
  }

  private mutating func addTimes(_ jobs: JobList) throws(Failure) {
    var launches = run.dispatch?.launches ?? []
    // When launches were added, the earlier ones are already included.
    let attempted = attemptedLaunches
    try forEachResult(.dispatch, jobs, attempted..<jobs.count) { result in
      if case .dispatch(let launch) = result { launches.append(launch) }
    }
    attemptedLaunches = jobs.count
    guard !launches.isEmpty else { return }
    do {
      run.dispatch = try DispatchTiming.estimate(
        launches, baseline: plan.baseline, control: manifest.control,
        eventsPerSession: plan.eventsPerSession, order: manifest.timedSubjects,
        margin: plan.margin ?? DispatchTiming.defaultMargin)
    } catch {
      throw Failure(.machine, "the times could not be summed up: \(error)")
    }
  }

  private var attemptedLaunches = 0

  /// Adds the warnings about times, once all launches are done.
  mutating func auditTimes() throws(Failure) {
    guard let dispatch = run.dispatch else { return }
    if let load = run.environment.loadAverage, load > 0.5 {
      run.warnings.append(
        Warning("The machine was busy when the run began (load \(load)). Close other programs."))
    }
    do {
      run.warnings += try DispatchTiming.warnings(of: dispatch)
    } catch {
      throw Failure(.machine, "the times could not be looked over: \(error)")
    }
  }

  private mutating func addEventTimes(_ jobs: JobList) throws(Failure) {
    var launches: [EventTimes.Launch] = []
    try forEachResult(.eventTimes, jobs, 0..<jobs.count) { result in
      if case .eventTimes(let launch) = result { launches.append(launch) }
    }
    guard !launches.isEmpty else { return }
    do {
      run.eventTimes = try EventTiming.estimate(
        launches, baseline: plan.baseline, control: manifest.control,
        order: manifest.timedSubjects)
    } catch {
      throw Failure(.machine, "the times of events could not be summed up: \(error)")
    }
  }

  private mutating func addCounts(_ jobs: JobList) throws(Failure) {
    let half = jobs.count / 2
    var sums: [Counts?] = [nil, nil]
    for (repetition, numbers) in [0..<half, half..<jobs.count].enumerated() {
      let count = try forEachResult(.counts, jobs, numbers) { result in
        guard case .counts(let part) = result else { return }
        sums[repetition] = OperationCount.merge([sums[repetition], part].compactMap { $0 })
      }
      // A missing part has already been reported.
      guard count == numbers.count else { return }
    }
    guard let first = sums[0], let second = sums[1] else { return }
    run.findings += OperationCount.differences(first, second)
    run.counts = first
  }

  private mutating func addLeaks(_ jobs: JobList) throws(Failure) {
    var whole: Leaks?
    let count = try forEachResult(.leaks, jobs, 0..<jobs.count) { result in
      guard case .leaks(let part) = result else { return }
      whole = LeakCheck.merge([whole, part].compactMap { $0 })
    }
    guard let result = whole else { return }
    run.leaks = result
    if result.unbalanced > 0 {
      run.findings.append(
        Finding(
          kind: .measurement, subject: ids.joined(separator: ", "),
          summary: "\(result.unbalanced) objects have more references than the runtime counts",
          detail: "The heap was read wrongly: leaks may be missing or wrong.", replay: nil))
    }
    guard !acceptsLeaks, count == jobs.count else { return }
    guard Checkout.current != nil else {
      run.warnings.append(
        Warning("Leaks were compared with no baseline: the sources are not where this was built."))
      return
    }
    run.findings += try LeakBaselines.findings(in: result, of: plan, subjects: ids)
  }

  private mutating func addExits(_ jobs: JobList) throws(Failure) {
    var whole = ExitCheck.Part(of: ids)
    let count = try forEachResult(.exits, jobs, 0..<jobs.count) { result in
      if case .exits(let part) = result { whole.add(part) }
    }
    guard count > 0 else { return }
    run.exits = whole.result
    run.findings.merge(whole.findings)
  }

  private mutating func addGrowth(_ jobs: JobList) throws(Failure) {
    var parts: [CostGrowth] = []
    try forEachResult(.costGrowth, jobs, 0..<jobs.count) { result in
      if case .costGrowth(let part) = result { parts.append(part) }
    }
    guard !parts.isEmpty else { return }
    do {
      run.costGrowth = try GrowthMeasurement.merge(parts)
    } catch {
      throw Failure(.machine, "the costs could not be fitted: \(error)")
    }
  }
}

/// Counts of job parts that were left out because a subject fails in them.
private struct LeftOut {
  private var counts: [[String]: Int] = [:]

  mutating func add(_ subjects: [String: Int], of part: String) {
    for (subject, count) in subjects { counts[[subject, part], default: 0] += count }
  }

  private static func plural(of word: String) -> String {
    word.hasSuffix("ch") ? word + "es" : word + "s"
  }

  var warnings: [String] {
    counts.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, count in
      let parts = count == 1 ? "1 \(key[1]) was" : "\(count) \(Self.plural(of: key[1])) were"
      return "\(parts) left out because \(key[0]) fails in \(count == 1 ? "it" : "them")."
    }
  }
}

/// The identity of a failure across metrics.
///
/// Links and exits run sessions of their own, so `metric` is part of it.
private struct KnownFailure: Hashable {
  let subject: String
  let metric: MetricID?
  let fingerprint: String?

  init(_ finding: BenchmarkKit.Finding) {
    subject = finding.subject
    metric = finding.metric
    fingerprint = finding.fingerprint
  }
}

extension Resources {
  /// The work for a metric; none if nothing was recorded for it.
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
