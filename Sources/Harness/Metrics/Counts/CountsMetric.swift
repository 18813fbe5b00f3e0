import BenchmarkKit
import ComparedApps

/// Counts runtime operations, twice.
package struct CountsMetric: SessionMetric {
  package typealias Part = Counts
  package typealias Work = PlannedSessions

  package let needs = Needs.hooks

  /// The jobs, each in two processes, because exact counts must be identical.
  package func jobs(of campaign: CampaignContext) throws(Failure) -> JobList<PlannedSessions> {
    try .sessions(
      PlannedSessions(), campaign, of: campaign.comparable, atMost: CountsMeasurement.sessions
    ).twice()
  }

  // The number of key comparisons in a dictionary, and hence of retains, depends on the hash seed.
  // Counts require equal work.
  package func traits(of work: PlannedSessions) -> JobTraits {
    JobTraits(needsHooks: true, hashesDeterministically: true, division: .sessions)
  }

  @MainActor package func run<A: App>(
    _ job: Job<Work>, _ subjects: [SubjectUnderTest], on app: A, _ observer: WorkObserver
  ) throws -> Part {
    try CountsMeasurement(subjects).run(
      job.range, of: app, observer: observer)
  }

  package func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) -> MetricOutcome<Counts> {
    // A missing part has already been reported.
    guard isWhole, parts.count == 2 else { return MetricOutcome(nil) }
    return MetricOutcome(parts[0], findings: CountsMeasurement.differences(parts[0], parts[1]))
  }
}

extension Counts: MetricPart {
  package var subjects: [String] { rows.map(\.subject) }

  package mutating func add(_ later: Counts) { self = CountsMeasurement.merge([self, later]) }
}
