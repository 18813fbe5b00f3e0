import BenchmarkMetrics
import BenchmarkResults
import Foundation

/// A self-test: its parts, one after the other, as one document.
struct SelfTestCampaign {
  /// What can be asked for.
  enum Part: String, CaseIterable {
    case nist, coverage, aa, power, agreement
  }

  /// The plan in the sizes that are run.
  let plan: Plan
  /// The plan as it is: shorter runs claim nothing about it.
  let standard: Plan
  let parts: Set<Part>
  let seed: UInt64
  let runs: Int?
  let repetitions: Int
  let isQuick: Bool
  let isQuiet: Bool
  /// Two runs that are held against each other; none to take times anew.
  let stored: [BenchmarkResults.Run]

  /// Does every part and judges what was found.
  func run() throws -> BenchmarkResults.Run {
    let subjects = try Subjects.named(plan.subjects ?? [])
    guard let baseline = subjects.first(where: { $0.subject.id == plan.baseline }) else {
      throw Failure(
        .usage,
        "the baseline '\(plan.baseline)' is not among the plan's subjects. Use another plan.")
    }
    var test = BenchmarkResults.SelfTest(isQuick: isQuick)
    var run = BenchmarkResults.Run(
      date: Date().formatted(.iso8601), plan: described,
      environment: .current(revision: Checkout.current?.revision), subjects: subjects.map(\.subject)
    )
    if parts.contains(.nist) {
      test.certifiedValues = try BenchmarkResults.SelfTest.certifiedValues()
    }
    let pairs = max(1, subjects.count - 1)
    if parts.contains(.coverage) { test.simulation = try simulate(pairs: pairs) }
    if parts.contains(.aa) {
      let copied = CopiedSubject(plan.baseline, size(runs: runs ?? (isQuick ? 2 : 40)))
      test.sameSubject = try copied.sameSubject(
        try trials(copied, copied.copies(pairs), "timing copies", seed: seed, baseline, &run))
    }
    if parts.contains(.power) {
      let copied = CopiedSubject(plan.baseline, size(runs: runs ?? (isQuick ? 2 : 20)))
      test.delays = try copied.knownDelays(
        try trials(
          copied, copied.delayedCopies, "timing delayed copies", seed: seed &+ 1, baseline, &run),
        margin: margin)
    }
    if parts.contains(.agreement) { try compareRuns(subjects, &test, &run) }
    test.judge(by: standard)
    run.selfTest = test
    if Interruption.isRequested { run.isComplete = false }
    return run
  }

  private var margin: Double { plan.margin ?? DispatchTiming.defaultMargin }

  /// The plan under the name of what is done with it.
  private var described: Plan {
    var plan = plan
    plan.name = "self-test"
    plan.summary = "The method of comparison of the plan '\(self.plan.name)', put to the test."
    plan.metrics = []
    return plan
  }

  private func size(runs: Int) -> BenchmarkResults.SelfTest.Size {
    .init(
      runs: runs, launches: plan.launches, sessionsPerLaunch: plan.sessionsPerLaunch,
      eventsPerSession: plan.eventsPerSession)
  }

  /// `nil` when the user has stopped it.
  private func simulate(pairs: Int) throws -> BenchmarkResults.SelfTest.Simulation? {
    struct Stop: Error {}
    let simulation = EstimatorSimulation(repetitions: repetitions, seed: seed, plan: plan)
    var progress = Progress("simulating runs", total: simulation.units, isSilent: isQuiet)
    defer { progress.finish() }
    do {
      return try simulation.run(pairs: pairs) {
        if Interruption.isRequested { throw Stop() }
        progress.advance(by: 1)
      }
    } catch is Stop {
      return nil
    }
  }

  // MARK: Copies

  /// Runs of a subject beside its copies. Only whole runs count.
  private func trials(
    _ copied: CopiedSubject, _ copies: [DispatchTiming.Copy], _ label: String, seed: UInt64,
    _ subject: SubjectUnderTest, _ run: inout BenchmarkResults.Run
  ) throws -> [BenchmarkResults.SelfTest.Trial] {
    let size = copied.size
    // As in every run, launches have sessions of their own.
    let jobs = (0..<size.runs * size.launches).map { launch in
      Job(
        work: .copies(copies), subjects: [subject.subject.id],
        range: SessionRange(
          seed: seed, first: launch * size.sessionsPerLaunch, count: size.sessionsPerLaunch,
          eventsPerSession: size.eventsPerSession))
    }
    let progress = Progress(label, total: jobs.map(\.units).reduce(0, +), isSilent: isQuiet)
    let ends = try WorkerPool.run(jobs, concurrency: 1, progress: progress)
    let launches = ends.map { end -> Dispatch.Launch? in
      if case .result(.dispatch(let launch), _) = end { launch } else { nil }
    }
    if let reason = ends.lazy.compactMap(problem).first {
      run.isComplete = false
      run.warnings.append(Warning("\(label): \(reason)"))
    }
    return try stride(from: 0, to: launches.count, by: size.launches).compactMap { first in
      let own = launches[first..<first + size.launches].compactMap { $0 }
      return own.count == size.launches ? try copied.trial(own, copies, margin: margin) : nil
    }
  }

  private func problem(_ end: WorkerProcess.End) -> String? {
    switch end {
    case .result(.failed(let reason), _): reason
    case .failure(let failure): "a worker was lost: \(failure.reason)."
    case .broken(let reason): "a worker failed: \(reason)"
    case .interrupted: "interrupted; only whole runs count."
    case .result: nil
    }
  }

  // MARK: Agreement

  private func compareRuns(
    _ subjects: [SubjectUnderTest], _ test: inout BenchmarkResults.SelfTest,
    _ run: inout BenchmarkResults.Run
  ) throws {
    var pair = stored
    if pair.isEmpty {
      var plan = plan
      plan.metrics = [.dispatch]
      while pair.count < 2, !Interruption.isRequested {
        pair.append(
          try Campaign.runOnce(Manifest(plan, subjects), .init(jobs: 1, isQuiet: isQuiet)))
      }
      run.findings += pair.flatMap(\.findings)
      for warning in pair.flatMap(\.warnings) where !run.warnings.contains(warning) {
        run.warnings.append(warning)
      }
      guard pair.count == 2, pair.allSatisfy(\.isComplete) else { return run.isComplete = false }
    }
    do {
      test.agreement = try .init(pair[0], pair[1])
    } catch {
      guard stored.isEmpty else { throw Failure(.badInput, error.description) }
      // What the other parts have measured is not thrown away for it.
      run.warnings.append(Warning("agreement: \(error.description)"))
      return run.isComplete = false
    }
    // What statistics cost in a debug build says nothing.
    if let dispatch = pair[0].dispatch, Environment.isOptimised {
      test.statisticsCost = try .measure(dispatch, margin: margin)
    }
  }
}
