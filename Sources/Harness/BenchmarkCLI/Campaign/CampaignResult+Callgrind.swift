import BenchmarkKit
import BenchmarkMetrics

// callgrind runs one process per subject. These are not jobs of workers, and a resumed run counts
// again.
extension CampaignResult {
  private static let countedSessions = 20

  mutating func countInstructions() throws(Failure) {
    let range = SessionRange(
      seed: try seed(plan.seeds[0]), first: 0, count: min(Self.countedSessions, plan.sessions),
      eventsPerSession: plan.eventsPerSession, population: manifest.population)
    let (subjects, baseline) = (subjects, plan.baseline)
    run.instructions = counted(.instructions) { (callgrind, progress) throws(Failure) in
      try callgrind.instructions(of: subjects, range, baseline: baseline, progress: progress)
    }
  }

  mutating func countDecisions() {
    let subjects = subjects
    run.decisions = counted(.decisions) { (callgrind, progress) throws(Failure) in
      try callgrind.decisions(of: subjects, progress: progress)
    }
  }

  /// Counts with callgrind, if it is installed.
  private mutating func counted<Value>(
    _ metric: MetricID,
    _ count: (Callgrind, (SubjectUnderTest) -> Void) throws(Failure) -> Value
  ) -> Value? {
    guard Valgrind.url != nil else {
      warn(
        "No \(metric.rawValue) were counted: valgrind is not installed (apt-get install valgrind).")
      return nil
    }
    guard !Interruption.isRequested else {
      run.isComplete = false
      return nil
    }
    var progress = Progress(metric.label, total: subjects.count, isSilent: isQuiet)
    defer { progress.finish() }
    do {
      let value = try Callgrind.use { (callgrind) throws(Failure) in
        try count(callgrind) { _ in progress.advance(by: 1) }
      }
      if !Interruption.isRequested { return value }
    } catch {
      // The other measurements are kept.
      if !Interruption.isRequested { warn("No \(metric.rawValue) were counted: \(error.message)") }
    }
    run.isComplete = false
    return nil
  }
}
