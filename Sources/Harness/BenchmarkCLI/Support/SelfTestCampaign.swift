import ComparedApps
import BenchmarkCampaign
import BenchmarkKit
import BenchmarkMetrics
import Foundation

/// A self-test, which runs its parts in turn and collects the results in one document.
struct SelfTestCampaign {
  /// A part of the self-test.
  enum Part: String, CaseIterable {
    case nist, coverage, copies, power, agreement
  }

  /// The plan, with the sizes that are run.
  let plan: Plan
  /// The unchanged plan, about which shorter runs prove nothing.
  let standard: Plan
  /// The subjects of the app, and their copies.
  let catalog: Subjects
  let parts: Set<Part>
  let seed: UInt64
  let runs: Int?
  let repetitions: Int
  let isQuick: Bool
  let isQuiet: Bool
  /// Two stored runs to compare; empty to measure new ones.
  let stored: [BenchmarkKit.Run]

  /// Runs every part and judges the results.
  func run() throws -> BenchmarkKit.Run {
    let subjects = try catalog.named(plan.subjects ?? [])
    guard let baseline = subjects.first(where: { $0.subject.id == plan.baseline }) else {
      throw Failure(CommandFailure.noBaseline(plan.baseline))
    }
    var test = BenchmarkMetrics.SelfTest(isQuick: isQuick)
    var run = BenchmarkKit.Run(
      date: Date().formatted(.iso8601), plan: described,
      environment: .current(revision: Checkout.current?.revision), subjects: subjects.map(\.subject)
    )
    if parts.contains(.nist) {
      test.certifiedValues = try BenchmarkMetrics.SelfTest.certifiedValues()
    }
    let pairs = max(1, subjects.count - 1)
    if parts.contains(.coverage) { test.simulation = try simulate(pairs: pairs) }
    let size = size(runs: runs ?? (isQuick ? 2 : 20))
    if parts.contains(.copies) { test.copies = try proveCopies(subjects, size, &run) }
    if parts.contains(.power) {
      let copied = CopiedSubject(
        plan.baseline, control: catalog.control(of: plan.baseline)?.subject.id, size)
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

  /// The plan, with a name and summary for the self-test.
  private var described: Plan {
    var plan = plan
    plan.name = "self-test"
    plan.summary = "Validates the method of comparison of the plan '\(self.plan.name)'."
    plan.metrics = []
    return plan
  }

  private func size(runs: Int) -> BenchmarkMetrics.SelfTest.Size {
    .init(
      runs: runs, launches: plan.launches, sessionsPerLaunch: plan.sessionsPerLaunch,
      eventsPerSession: plan.eventsPerSession)
  }

  /// - Returns: `nil` if the user asked to stop.
  private func simulate(pairs: Int) throws -> BenchmarkMetrics.SelfTest.Simulation? {
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

  /// Times subjects alongside copies of their modules, in each line-up in turn.
  ///
  /// Only complete runs count; the result is `nil` if there is none.
  private func proveCopies(
    _ subjects: [SubjectUnderTest], _ size: BenchmarkMetrics.SelfTest.Size,
    _ run: inout BenchmarkKit.Run
  ) throws -> BenchmarkMetrics.SelfTest.Copies? {
    let pairs = copiedSubjects(of: subjects)
    guard pairs.first?.original == plan.baseline else { return nil }
    let proof = CopyProof(subjects: subjects.map(\.subject.id), pairs: pairs, size: size)
    let jobs = (0..<size.runs).flatMap { run -> [Job<DispatchMetric.Work>] in
      proof.lineUps.flatMap { lineUp -> [Job<DispatchMetric.Work>] in
        // All line-ups of a run have the same sessions, so that only the line-up differs.
        (0..<size.launches).map { launch in
          Job(
            [], subjects: lineUp.subjects,
            range: range(seed, run * size.launches + launch, size))
        }
      }
    }
    let all = try launches(jobs, of: subjects[0].app, "timing copies", &run)
    let perRun = proof.lineUps.count * size.launches
    let runs = (0..<size.runs).compactMap { run -> [[Dispatch.Launch]]? in
      let own = all[run * perRun..<(run + 1) * perRun].compactMap { $0 }
      guard own.count == perRun else { return nil }
      return proof.lineUps.indices.map {
        Array(own[$0 * size.launches..<($0 + 1) * size.launches])
      }
    }
    return runs.isEmpty ? nil : try proof.summary(runs, margin: margin)
  }

  /// The baseline, a subject with sibling variants and one without, each with its copy.
  private func copiedSubjects(
    of subjects: [SubjectUnderTest]
  ) -> [(original: String, copy: String)] {
    let families = Dictionary(grouping: subjects, by: \.subject.module)
    let variants = families.values.filter { $0.count > 1 }.max { $0.count < $1.count }
    let others = subjects.filter {
      $0.subject.id != plan.baseline && families[$0.subject.module]?.count == 1
    }
    let chosen = [
      plan.baseline, variants.map { $0[$0.count / 2].subject.id }, others.last?.subject.id,
    ]
    return chosen.compactMap { $0 }.reduce(into: []) { pairs, id in
      if let copy = catalog.control(of: id)?.subject.id,
        !pairs.contains(where: { $0.original == id })
      {
        pairs.append((id, copy))
      }
    }
  }

  /// Times a subject alongside its copies. Only complete runs count.
  private func trials(
    _ copied: CopiedSubject, _ copies: [DispatchTiming.Copy], _ label: String, seed: UInt64,
    _ subject: SubjectUnderTest, _ run: inout BenchmarkKit.Run
  ) throws -> [BenchmarkMetrics.SelfTest.Trial] {
    let size = copied.size
    // As in every run, each launch has its own sessions.
    let timed = [subject.subject.id, copied.control].compactMap { $0 }
    let launches = try launches(
      (0..<size.runs * size.launches).map { launch in
        Job(copies, subjects: timed, range: range(seed, launch, size))
      }, of: subject.app, label, &run)
    return try stride(from: 0, to: launches.count, by: size.launches).compactMap { first in
      let own = launches[first..<first + size.launches].compactMap { $0 }
      return own.count == size.launches ? try copied.trial(own, copies, margin: margin) : nil
    }
  }

  private func range(
    _ seed: UInt64, _ launch: Int, _ size: BenchmarkMetrics.SelfTest.Size
  ) -> SessionRange {
    SessionRange(
      seed: seed, first: launch * size.sessionsPerLaunch, count: size.sessionsPerLaunch,
      eventsPerSession: size.eventsPerSession)
  }

  /// Runs launches one after another; `nil` for those that were lost.
  private func launches(
    _ jobs: [Job<DispatchMetric.Work>], of app: any App, _ label: String,
    _ run: inout BenchmarkKit.Run
  ) throws -> [Dispatch.Launch?] {
    let ends = try WorkerPool.run(
      DispatchMetric(), jobs, on: app, concurrency: 1, label: label, isSilent: isQuiet)
    if let reason = ends.lazy.compactMap(problem).first {
      run.isComplete = false
      run.warnings.append(
        Warning(CommandWarning.incompleteSelfTest(part: label, reason: reason)))
    }
    return ends.map { end -> Dispatch.Launch? in
      if case .result(let answer, _) = end { answer.part?.launches.first } else { nil }
    }
  }

  private func problem(_ end: WorkerProcess<DispatchMetric>.End) -> String? {
    switch end {
    case .result(let answer, _): answer.failure
    case .failure(let failure): "a worker was lost: \(failure.reason)."
    case .broken(let reason): "a worker failed: \(reason)"
    case .interrupted: "interrupted; only whole runs count."
    }
  }

  // MARK: Agreement

  private func compareRuns(
    _ subjects: [SubjectUnderTest], _ test: inout BenchmarkMetrics.SelfTest,
    _ run: inout BenchmarkKit.Run
  ) throws {
    var pair = stored
    if pair.isEmpty {
      var plan = plan
      plan.metrics = [.dispatch]
      while pair.count < 2, !Interruption.isRequested {
        pair.append(
          try Campaign.runOnce(
            Manifest(plan, subjects, .bench), .bench, .init(jobs: 1, isQuiet: isQuiet)))
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
      guard stored.isEmpty else { throw Failure(.badInput, error) }
      // The results of the other parts are kept.
      run.warnings.append(
        Warning(CommandWarning.incompleteSelfTest(part: "agreement", reason: error.description)))
      return run.isComplete = false
    }
    // The cost of statistics in a debug build is meaningless.
    if let dispatch = pair[0].dispatch, Environment.isOptimised {
      test.statisticsCost = try .measure(dispatch, margin: margin)
    }
  }
}
