import BenchmarkKit
import ComparedApps

/// Compares the claims of an app's documents with the metrics of the same run.
package struct ClaimsMetric: ImmediateMetric {
  package typealias Section = Claims

  package init() {}

  package let activity = "comparing claims"

  package func section(in campaign: CampaignContext) -> Claims? {
    Claims(rows: campaign.app.publishedClaims.map { .init(claim: $0) })
  }
}
