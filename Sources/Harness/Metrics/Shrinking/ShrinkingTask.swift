import BenchmarkKit
import ComparedApps

/// Shrinks the session in a job's range while it still produces a finding.
package struct ShrinkingTask: WorkerTask {
  /// A finding, and the maximum number of replays.
  package struct Work: Codable, Sendable {
    let finding: Finding
    let budget: Int

    package init(finding: Finding, budget: Int) {
      self.finding = finding
      self.budget = budget
    }
  }

  package init() {}

  package let task = "shrink"

  package func traits(of work: Work) -> JobTraits {
    JobTraits(needsHooks: work.finding.kind == .lifetime, division: .none)
  }

  package func units(of job: Job<Work>, on app: some App) -> Int { 1 }

  @MainActor package func run<A: App>(
    _ job: Job<Work>, _ subjects: [SubjectUnderTest], on app: A, _ observer: WorkObserver
  ) throws -> Finding {
    defer { observer.advance() }
    guard let session = job.range.session(of: app) else { return job.work.finding }
    let diagnostic = SessionDiagnostic(subjects[0], of: app)
    return try SessionShrinking(
      diagnostic, budget: job.work.budget, onTrial: observer.live
    ).shrink(session, showing: job.work.finding).finding
  }
}
