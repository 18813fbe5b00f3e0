import BenchmarkKit
import ComparedApps

/// Takes every exit path of every screen.
package struct ExitPathsMetric: SessionMetric {
  package typealias Part = ExitPathCheck.Part
  package typealias Work = PlannedSessions

  package let needs = Needs.hooks
  package let hasOwnSessions = true

  package func jobs(of campaign: CampaignContext) -> JobList<PlannedSessions> {
    .trials(PlannedSessions(), campaign.app.exitNumbers, campaign)
  }

  package func traits(of work: PlannedSessions) -> JobTraits {
    JobTraits(needsHooks: true, hasOwnTrials: true)
  }

  @MainActor package func run<A: App>(
    _ job: Job<Work>, _ subjects: [SubjectUnderTest], on app: A, _ observer: WorkObserver
  ) throws -> Part {
    try ExitPathCheck(subjects).run(
      job.range.indices, of: app, observer: observer)
  }

  package func session<A: App>(
    _ index: Int, value: Int, of job: Job<Work>, on app: A
  ) -> (any AppSession)? { app.exits[index].session }

  package func replay(
    _ index: Int, of job: Job<Work>, subject: String, on app: some App
  ) -> String? { ExitPathCheck.command(subject: subject, of: app) }

  package func problem(with part: Part, of campaign: CampaignContext) -> String? {
    let numbers = campaign.app.exitNumbers
    return part.result.rows.first { !numbers.contains($0.exit) }.map {
      "found exit \($0.exit), expected 0 to \(numbers.upperBound - 1)"
    }
  }

  package func emptyPart(of campaign: CampaignContext) -> Part? {
    Part(of: campaign.ids, in: campaign.app)
  }

  package func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) -> MetricOutcome<ExitPaths> {
    MetricOutcome(parts[0].result, findings: parts[0].findings)
  }
}

extension ExitPathCheck.Part: MetricPart {}
