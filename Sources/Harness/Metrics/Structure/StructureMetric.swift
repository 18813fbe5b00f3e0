import AppArchitecture
import BenchmarkKit
import ComparedApps
import Foundation

/// Reads the structure of the architectures from their sources, once.
package struct StructureMetric: LocalMetric {
  /// The structure; there is only one job.
  package struct Part: MetricPart {
    var structure: Structure

    package var subjects: [String] { [] }
    package mutating func add(_ later: Part) {}
  }

  package init() {}

  package let activity = "reading sources"

  package func jobs(of campaign: CampaignContext) -> JobList<PlannedSessions> {
    .once(campaign)
  }

  package func obstacle(in campaign: CampaignContext) -> String? {
    Checkout.obstacle(toReading: campaign.app)
  }

  package func steps(in campaign: CampaignContext) -> (first: Int, perJob: Int) { (0, 0) }

  package func performer(
    in campaign: CampaignContext, progress: @escaping () -> Void
  ) -> (Job<PlannedSessions>) throws(Failure) -> Part? {
    { (_) throws(Failure) in
      guard let checkout = Checkout.current else { return nil }
      do {
        return Part(
          structure: try Structure(
            of: campaign.architectures, in: campaign.app, sources: checkout.sources.path))
      } catch {
        throw Failure(.badInput, "\(error)")
      }
    }
  }

  package func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) -> MetricOutcome<Structure> { MetricOutcome(parts[0].structure) }
}
