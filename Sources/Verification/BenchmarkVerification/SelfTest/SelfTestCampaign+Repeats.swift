import BenchmarkKit
import BenchmarkMetrics
import ComparedApps

extension SelfTestCampaign {
  /// Runs the plan repeatedly, and compares each run with all runs pooled.
  ///
  /// - Returns: The first run; `nil` if no run is complete.
  func repeatRuns(
    _ subjects: [SubjectUnderTest], _ size: SelfTest.Size, _ test: inout SelfTest, _ run: inout Run
  ) throws -> Dispatch? {
    let control = catalog.control(of: plan.baseline)?.subject.id
    let timed = subjects.map(\.subject.id) + [control].compactMap { $0 }
    let jobs = (0..<size.runs * size.launches).map {
      job(subjects: timed, launch: $0, seed &+ 2, size)
    }
    let launches = try launches(jobs, of: subjects[0].app, "repeating runs", &run)
    let runs = complete(launches, launches: size.launches)
    guard let first = runs.first, let last = runs.last else { return nil }
    test.repeats = try RepeatedRuns(subjects: timed, size: size).summary(runs)
    let ends = try [first, last].map {
      try DispatchTiming.estimate(
        $0, baseline: plan.baseline, control: control, eventsPerSession: size.eventsPerSession,
        order: timed, margin: margin)
    }
    if runs.count > 1 {
      test.agreement = .init(ends[0], ends[1], names: ["the first run", "the last run"])
    }
    return ends[0]
  }
}
