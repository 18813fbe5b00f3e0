import BenchmarkKit
import ComparedApps

/// Opens every link in every state.
package struct DeepLinksMetric: SessionMetric {
  package typealias Part = DeepLinkCheck.Part
  package typealias Work = PlannedSessions

  package let hasOwnSessions = true

  package func jobs(of campaign: CampaignContext) -> JobList<PlannedSessions> {
    .trials(PlannedSessions(), campaign.app.linkNumbers, campaign)
  }

  package func traits(of work: PlannedSessions) -> JobTraits { JobTraits(hasOwnTrials: true) }

  @MainActor package func run<A: App>(
    _ job: Job<Work>, _ subjects: [SubjectUnderTest], on app: A, _ observer: WorkObserver
  ) -> Part {
    DeepLinkCheck(subjects).run(
      job.range.indices, of: app, observer: observer)
  }

  package func session<A: App>(
    _ index: Int, value: Int, of job: Job<Work>, on app: A
  ) -> (any AppSession)? { app.links.trials[index].session }

  package func replay(
    _ index: Int, of job: Job<Work>, subject: String, on app: some App
  ) -> String? { DeepLinkCheck.command(subject: subject, of: app) }

  package func problem(with part: Part, of campaign: CampaignContext) -> String? {
    let expected = Part(of: [], in: campaign.app).result.expected.lines.map(\.count)
    let isFitting = part.result.rows.allSatisfy { $0.outcomes.lines.map(\.count) == expected }
    return isFitting
      ? nil
      : """
      found a matrix of outcomes of the wrong size, expected one outcome per link and state
      """
  }

  package func emptyPart(of campaign: CampaignContext) -> Part? {
    Part(of: campaign.ids, in: campaign.app)
  }

  package func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) -> MetricOutcome<DeepLinks> {
    MetricOutcome(parts[0].result, findings: parts[0].findings)
  }
}

extension DeepLinkCheck.Part: MetricPart {
  package var subjects: [String] { result.rows.map(\.subject) }
}
