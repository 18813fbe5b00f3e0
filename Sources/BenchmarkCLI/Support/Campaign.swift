import BenchmarkMetrics
import BenchmarkResults
import Foundation
import UserSessions

/// One run of a plan: its jobs, handed to workers, and their results put together.
struct Campaign {
  private let plan: Plan
  private let subjects: [SubjectUnderTest]
  private let concurrency: Int
  private let isQuiet: Bool
  private let acceptsLeaks: Bool
  private let population: Population?
  /// What of the growth of costs is measured.
  var growth = GrowthMeasurement.Selection()
  /// Where every single time of an event goes; `nil` for nowhere.
  var samples: URL?
  /// Whether costs are taken by time although callgrind could count them.
  var takesTimes = false
  /// How many replays may be spent on the sessions of findings.
  var shrinkBudget = 0

  init(
    _ plan: Plan, _ subjects: [SubjectUnderTest], jobs: Int, isQuiet: Bool, acceptsLeaks: Bool,
    population: Population? = nil
  ) {
    self.plan = plan
    self.subjects = subjects
    concurrency = jobs
    self.isQuiet = isQuiet
    self.acceptsLeaks = acceptsLeaks
    self.population = population
  }

  /// Does everything the plan asks for, cheap and exact things first.
  func run() throws(Failure) -> BenchmarkResults.Run {
    var run = BenchmarkResults.Run(
      date: Date().formatted(.iso8601), plan: plan,
      environment: .current(revision: Checkout.current?.revision),
      subjects: subjects.map(\.subject))
    if run.environment.configuration == "debug" {
      run.warnings.append(Warning("Debug build: its times cannot be compared with anything."))
    }
    for metric in Plan.Metric.allCases
    where plan.metrics.contains(metric) && !Interruption.isRequested {
      switch metric {
      case .linesOfCode: try countLines(&run)
      case .conformance: try checkConformance(&run)
      case .dispatch: try timeDispatch(&run)
      case .eventTimes: try timeEvents(&run)
      case .counts: try countOperations(&run)
      case .instructions: try countInstructions(&run)
      case .decisions: try countDecisions(&run)
      case .leaks: try countLeaks(&run)
      case .costGrowth: try measureGrowth(&run)
      }
    }
    try FindingShrinking(budget: shrinkBudget, concurrency: concurrency, isQuiet: isQuiet)
      .shrink(&run)
    if Interruption.isRequested { run.isComplete = false }
    return run
  }

  // MARK: Metrics

  private func countLines(_ run: inout BenchmarkResults.Run) throws(Failure) {
    guard let checkout = Checkout.current else {
      run.warnings.append(
        Warning("Lines were not counted: the sources are not where this was built."))
      return
    }
    do {
      run.linesOfCode = try LineCount(subjects.map(\.architecture)).run(
        sources: checkout.root.appendingPathComponent("Sources").path)
    } catch {
      throw Failure(.badInput, "\(error)")
    }
  }

  private func checkConformance(_ run: inout BenchmarkResults.Run) throws(Failure) {
    let guided = try guidedRanges()
    var jobs = try sharedOut(.conformance)
    for range in guided {
      jobs += range.split(into: concurrency).map {
        Job(work: .conformance, subjects: ids, range: $0)
      }
    }
    let recorded = recordedSessions
    if !recorded.isEmpty, let first = jobs.first {
      jobs.append(Job(work: .recordedSessions(paths: recorded), subjects: ids, range: first.range))
    }
    let parts = try perform(jobs, "checking sessions", &run).compactMap { result in
      if case .conformance(let part) = result { part } else { nil }
    }
    var (result, findings) = ConformanceCheck.merge(parts)
    if !guided.isEmpty { result.guided = guided.map(GuidedSearch.measure) }
    run.conformance = result
    run.findings += findings
  }

  private func timeDispatch(_ run: inout BenchmarkResults.Run) throws(Failure) {
    var launches: [Dispatch.Launch] = []
    var attempted = 0
    var wanted = plan.launches
    while attempted < wanted, run.isComplete {
      let jobs = try timingJobs(attempted..<wanted)
      attempted = wanted
      launches += try perform(jobs, "timing", &run, concurrency: 1).compactMap { result in
        if case .dispatch(let launch) = result { launch } else { nil }
      }
      guard !launches.isEmpty else { return }
      run.dispatch = try estimate(launches)
      if let more = launchesToAdd(run.dispatch?.resolution, after: attempted) { wanted += more }
    }
    if let load = run.environment.loadAverage, load > 0.5 {
      run.warnings.append(
        Warning("The machine was busy when the run began (load \(load)). Close other programs."))
    }
    guard let dispatch = run.dispatch else { return }
    do {
      run.warnings += try DispatchTiming.warnings(of: dispatch)
    } catch {
      throw Failure(.machine, "the times could not be looked over: \(error)")
    }
  }

  /// Launches have sessions of their own: launches that share them are not independent.
  private func timingJobs(_ launches: Range<Int>) throws(Failure) -> [Job] {
    var jobs: [Job] = []
    for launch in launches {
      let range = SessionRange(
        seed: try seed(plan.seeds[launch % plan.seeds.count]),
        first: launch * plan.sessionsPerLaunch, count: plan.sessionsPerLaunch,
        eventsPerSession: plan.eventsPerSession, population: population)
      jobs.append(Job(work: .dispatch(baseline: plan.baseline), subjects: ids, range: range))
    }
    return jobs
  }

  // A launch must have ten thousand events for its last quantile.
  private var sessionsToTimeEvents: Int {
    max(plan.sessionsPerLaunch, (10_000 + plan.eventsPerSession - 1) / plan.eventsPerSession)
  }

  private func timeEvents(_ run: inout BenchmarkResults.Run) throws(Failure) {
    if let samples { try Files.prepare(samples) }
    var jobs: [Job] = []
    for launch in 0..<plan.launches {
      let range = SessionRange(
        seed: try seed(plan.seeds[launch % plan.seeds.count]),
        first: launch * sessionsToTimeEvents, count: sessionsToTimeEvents,
        eventsPerSession: plan.eventsPerSession, population: population)
      let file = samples?.appendingPathComponent("events-\(launch).samples").path
      jobs.append(
        Job(
          work: .eventTimes(baseline: plan.baseline, samples: file), subjects: ids, range: range))
    }
    let launches = try perform(jobs, "timing events", &run, concurrency: 1).compactMap { result in
      if case .eventTimes(let launch) = result { launch } else { nil }
    }
    guard !launches.isEmpty else { return }
    do {
      run.eventTimes = try EventTiming.estimate(launches, baseline: plan.baseline, order: ids)
    } catch {
      throw Failure(.machine, "the times of events could not be summed up: \(error)")
    }
  }

  private static let countedSessions = 20

  private func countInstructions(_ run: inout BenchmarkResults.Run) throws(Failure) {
    let range = SessionRange(
      seed: try seed(plan.seeds[0]), first: 0, count: min(Self.countedSessions, plan.sessions),
      eventsPerSession: plan.eventsPerSession, population: population)
    run.instructions = try counted("instructions", &run) { (callgrind, progress) throws(Failure) in
      try callgrind.instructions(of: subjects, range, baseline: plan.baseline, progress: progress)
    }
  }

  private func countDecisions(_ run: inout BenchmarkResults.Run) throws(Failure) {
    run.decisions = try counted("decisions", &run) { (callgrind, progress) throws(Failure) in
      try callgrind.decisions(of: subjects, progress: progress)
    }
  }

  /// What callgrind counts, where it is installed.
  private func counted<Value>(
    _ label: String, _ run: inout BenchmarkResults.Run,
    _ count: (Callgrind, (SubjectUnderTest) -> Void) throws(Failure) -> Value
  ) throws(Failure) -> Value? {
    guard Valgrind.url != nil else {
      run.warnings.append(
        Warning("No \(label) were counted: valgrind is not installed (apt-get install valgrind)."))
      return nil
    }
    var progress = Progress("counting \(label)", total: subjects.count, isSilent: isQuiet)
    defer { progress.finish() }
    return try Callgrind.use { (callgrind) throws(Failure) in
      try count(callgrind) { _ in progress.advance(by: 1) }
    }
  }

  private func estimate(_ launches: [Dispatch.Launch]) throws(Failure) -> Dispatch {
    do {
      return try DispatchTiming.estimate(
        launches, baseline: plan.baseline, eventsPerSession: plan.eventsPerSession, order: ids,
        margin: plan.margin ?? DispatchTiming.defaultMargin)
    } catch {
      throw Failure(.machine, "the times could not be summed up: \(error)")
    }
  }

  private func percent(_ share: Double) -> String { String(format: "%.2f %%", share * 100) }

  /// How many launches to add until the intervals are as narrow as the plan wants them.
  private func launchesToAdd(_ resolution: Dispatch.Resolution?, after count: Int) -> Int? {
    guard let precision = plan.precision, let resolution,
      let more = plan.launchesToAdd(to: resolution, after: count)
    else { return nil }
    if !isQuiet {
      let projected = resolution.launches(for: precision, after: count)
      let limit =
        projected > plan.launchLimit ? ", more than the \(plan.launchLimit) allowed" : ""
      note(
        "timing: intervals of ±\(percent(resolution.halfWidth)) after \(count) launches;"
          + " about \(projected) launches for ±\(percent(precision))\(limit)")
    }
    return more
  }

  /// Every job is done by two processes: what is exact must be equal to the last unit.
  private func countOperations(_ run: inout BenchmarkResults.Run) throws(Failure) {
    let jobs = try sharedOut(.counts, atMost: OperationCount.sessions)
    let parts = try perform(jobs + jobs, "counting operations", &run).compactMap { result in
      if case .counts(let part) = result { part } else { nil }
    }
    // A part that is missing has said why.
    guard parts.count == 2 * jobs.count else { return }
    let first = OperationCount.merge(Array(parts[..<jobs.count]))
    run.findings += OperationCount.differences(
      first, OperationCount.merge(Array(parts[jobs.count...])))
    run.counts = first
  }

  private func countLeaks(_ run: inout BenchmarkResults.Run) throws(Failure) {
    var jobs = try sharedOut(.leaks)
    if let first = jobs.first {
      jobs.append(Job(work: .leakGrowth, subjects: ids, range: first.range))
    }
    let parts = try perform(jobs, "looking for leaks", &run).compactMap { result in
      if case .leaks(let part) = result { part } else { nil }
    }
    let result = LeakCheck.merge(parts)
    run.leaks = result
    if result.unbalanced > 0 {
      run.findings.append(
        Finding(
          kind: .measurement, subject: ids.joined(separator: ", "),
          summary: "\(result.unbalanced) objects have more references than the runtime counts",
          detail: "The heap was read wrongly: leaks may be missing or wrong.", replay: nil))
    }
    guard !acceptsLeaks, run.isComplete else { return }
    guard Checkout.current != nil else {
      run.warnings.append(
        Warning("Leaks were compared with no baseline: the sources are not where this was built."))
      return
    }
    run.findings += try LeakBaselines.findings(in: result, of: plan, subjects: ids)
  }

  private func measureGrowth(_ run: inout BenchmarkResults.Run) throws(Failure) {
    let profiles = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-growth-\(getpid())")
    try Files.prepare(profiles)
    defer { try? FileManager.default.removeItem(at: profiles) }
    let valgrind = takesTimes ? nil : Valgrind.url
    let worker = try valgrind.map { (valgrind) throws(Failure) in
      try CountedWorker(valgrind: valgrind, in: profiles)
    }
    let isCounted = worker != nil
    let work = Job.Work.costGrowth(growth, profiles: isCounted ? profiles.path : nil)
    let range = SessionRange(seed: 0, first: 0, count: 0, eventsPerSession: 0)
    // Counts need no balance: each subject has a worker of its own.
    let jobs = (isCounted ? ids.map { [$0] } : [ids]).map {
      Job(work: work, subjects: $0, range: range)
    }
    let parts = try perform(
      jobs, "measuring growth", &run, concurrency: isCounted ? nil : 1, command: worker?.command
    ).compactMap { result in if case .costGrowth(let part) = result { part } else { nil } }
    do {
      run.costGrowth = try GrowthMeasurement.merge(parts)
    } catch {
      throw Failure(.machine, "the costs could not be fitted: \(error)")
    }
  }

  // MARK: Jobs

  private var ids: [String] { subjects.map(\.subject.id) }

  private var recordedSessions: [String] {
    guard let folder = Checkout.current?.recordedSessions,
      let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    return files.filter { $0.hasSuffix(".json") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }

  private func guidedRanges() throws(Failure) -> [SessionRange] {
    guard let count = plan.guidedSessions, count > 0 else { return [] }
    var ranges: [SessionRange] = []
    for text in plan.seeds {
      ranges.append(
        SessionRange(
          seed: try seed(text), first: 0, count: count, eventsPerSession: plan.eventsPerSession,
          population: population, isGuided: true))
    }
    return ranges
  }

  /// The plan's sessions in pieces small enough that all workers end together.
  private func sharedOut(
    _ work: Job.Work, atMost limit: Int = .max
  ) throws(Failure) -> [Job] {
    var jobs: [Job] = []
    for text in plan.seeds {
      let range = SessionRange(
        seed: try seed(text), first: 0, count: min(plan.sessions, limit),
        eventsPerSession: plan.eventsPerSession, population: population)
      jobs += range.split(into: concurrency * 4).map {
        Job(work: work, subjects: ids, range: $0)
      }
    }
    return jobs
  }

  /// Runs jobs and returns the results that came; what did not come is a finding or leaves the run incomplete.
  private func perform(
    _ jobs: [Job], _ label: String, _ run: inout BenchmarkResults.Run, concurrency: Int? = nil,
    command: [String]? = nil
  ) throws(Failure) -> [JobResult] {
    var progress = Progress(label, total: jobs.map(\.units).reduce(0, +), isSilent: isQuiet)
    let pool = WorkerPool(concurrency: concurrency ?? self.concurrency) { job throws(Failure) in
      if let command { return command }
      return [
        job.needsHooks ? try ReleaseBuild.instrumentedTwin().path : ReleaseBuild.executable.path
      ]
    }
    let outcomes = try pool.run(jobs) { progress.advance(by: $0) }
    progress.finish()
    var results: [JobResult] = []
    for (job, outcome) in zip(jobs, outcomes) {
      switch outcome {
      case .result(.failed(let reason)):
        run.isComplete = false
        run.warnings.append(Warning("\(label): \(reason)"))
      case .result(let result): results.append(result)
      case .crashed(let reason, let units): run.findings.append(crash(of: job, reason, units))
      case .interrupted: run.isComplete = false
      }
    }
    return results
  }

  private func crash(of job: Job, _ reason: String, _ units: Int) -> Finding {
    let first = job.range.first + units / max(1, job.subjects.count)
    return Finding(
      kind: .crash, subject: job.subjects.joined(separator: ", "),
      summary: "a worker was ended by \(reason) in or after session \(first)",
      detail:
        "The job had sessions \(job.range.indices) of seed 0x\(String(job.range.seed, radix: 16)).",
      replay: "bench replay --seed 0x\(String(job.range.seed, radix: 16)) --index \(first)"
        + " --events \(job.range.eventsPerSession)" + (job.range.isGuided ? " --guided" : "")
        + (job.range.population.map { " --personas '\($0.file)'" } ?? ""))
  }
}
