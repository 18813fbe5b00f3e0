import BenchmarkKit
import ComparedApps

/// Compares the claims of an app's documents with the metrics of the same run.
package struct ClaimsMetric: LocalMetric {
  /// The claims; there is only one job.
  package struct Part: MetricPart {
    var claims: Claims

    package var subjects: [String] { [] }
    package mutating func add(_ later: Part) {}
  }

  package init() {}

  package let activity = "comparing claims"

  package func jobs(of campaign: CampaignContext) -> JobList<PlannedSessions> {
    .once(campaign)
  }

  package func steps(in campaign: CampaignContext) -> (first: Int, perJob: Int) { (0, 0) }

  package func performer(
    in campaign: CampaignContext, progress: @escaping () -> Void
  ) -> (Job<PlannedSessions>) throws(Failure) -> Part? {
    { _ in Part(claims: Claims(rows: campaign.app.publishedClaims.map { .init(claim: $0) })) }
  }

  package func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) -> MetricOutcome<Claims> { MetricOutcome(parts[0].claims) }
}
