import BenchmarkCampaign
import BenchmarkKit
import BenchmarkMetrics
import ComparedApps

// The parts that time subjects alongside copies of their modules.
extension SelfTestCampaign {
  /// Times subjects alongside copies of their modules, in each line-up in turn.
  ///
  /// Only complete runs count; the result is `nil` if there is none.
  func proveCopies(
    _ subjects: [SubjectUnderTest], _ size: SelfTest.Size,
    _ run: inout Run
  ) throws -> SelfTest.Copies? {
    let pairs = copiedSubjects(of: subjects)
    guard pairs.first?.original == plan.baseline else { return nil }
    let proof = CopyProof(subjects: subjects.map(\.subject.id), pairs: pairs, size: size)
    let jobs = (0..<size.runs).flatMap { run -> [Job<DispatchMetric.Work>] in
      proof.lineUps.flatMap { lineUp -> [Job<DispatchMetric.Work>] in
        // All line-ups of a run have the same sessions and orders of the code, so that only the
        // line-up differs.
        (0..<size.launches).map { launch in
          job(subjects: lineUp.subjects, launch: run * size.launches + launch, seed, size)
        }
      }
    }
    let all = try launches(jobs, of: subjects[0].app, "timing copies", &run)
    let runs = complete(all, launches: proof.lineUps.count * size.launches).map { run in
      complete(run, launches: size.launches)
    }
    return runs.isEmpty ? nil : try proof.summary(runs, margin: margin)
  }

  /// The baseline, a subject with sibling variants, and one without siblings, each with its copy.
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
  func trials(
    _ copied: CopiedSubject, _ copies: [DispatchTiming.Copy], _ label: String, seed: UInt64,
    _ subject: SubjectUnderTest, _ run: inout Run
  ) throws -> [SelfTest.Trial] {
    let size = copied.size
    // As in every run, each launch has its own sessions.
    let timed = [subject.subject.id, copied.control].compactMap { $0 }
    let launches = try launches(
      (0..<size.runs * size.launches).map { launch in
        job(copies, subjects: timed, launch: launch, seed, size)
      }, of: subject.app, label, &run)
    return try complete(launches, launches: size.launches).map {
      try copied.trial($0, copies, margin: margin)
    }
  }

  /// A launch with its own sessions and order of the code.
  func job(
    _ copies: [DispatchTiming.Copy] = [], subjects: [String], launch: Int, _ seed: UInt64,
    _ size: SelfTest.Size
  ) -> Job<DispatchMetric.Work> {
    Job(
      .init(copies: copies, placement: Placements.order(placements, launch: launch)),
      subjects: subjects,
      range: SessionRange(
        seed: seed, first: launch * size.sessionsPerLaunch, count: size.sessionsPerLaunch,
        eventsPerSession: size.eventsPerSession))
  }

  /// Runs launches one after another; the result of a lost launch is `nil`.
  func launches(
    _ jobs: [Job<DispatchMetric.Work>], of app: any App, _ label: String,
    _ run: inout Run
  ) throws -> [Dispatch.Launch?] {
    let ends = try WorkerPool.run(
      DispatchMetric(), jobs, on: app, concurrency: 1, label: label, isSilent: isQuiet)
    if let reason = ends.lazy.compactMap(problem).first {
      run.isComplete = false
      run.warnings.append(
        Warning(VerificationWarning.incompleteSelfTest(part: label, reason: reason)))
    }
    return ends.map { end -> Dispatch.Launch? in
      if case .result(let answer, _) = end { answer.part?.launches.first } else { nil }
    }
  }

  /// The launches in groups of a size, without groups that lack a launch.
  func complete(_ all: [Dispatch.Launch?], launches count: Int) -> [[Dispatch.Launch]] {
    stride(from: 0, to: all.count, by: count).compactMap { first in
      let own = all[first..<first + count].compactMap { $0 }
      return own.count == count ? own : nil
    }
  }

  private func problem(_ end: WorkerProcess<DispatchMetric>.End) -> String? {
    switch end {
    case .result(let answer, _): answer.failure
    case .failure(let failure): "a worker process failed: \(failure.reason)."
    case .broken(let reason): "a worker failed: \(reason)"
    case .interrupted: "interrupted; only complete runs count."
    }
  }
}
