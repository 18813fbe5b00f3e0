import BenchmarkKit
import Foundation

/// Counts the lines of the architectures, once.
///
/// The lines must match the code that runs, so they are counted only if the sources have not
/// changed since this build.
package struct LinesOfCodeMetric: LocalMetric {
  /// The line counts; there is only one job.
  package struct Part: MetricPart {
    var lines: LinesOfCode

    package var subjects: [String] { [] }
    package mutating func add(_ later: Part) {}
  }

  package init() {}

  package let activity = "counting lines"

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
          lines: try LineCount(campaign.architectures, of: campaign.app)
            .run(sources: checkout.sources.path))
      } catch {
        throw Failure(.badInput, "\(error)")
      }
    }
  }

  package func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) -> MetricOutcome<LinesOfCode> { MetricOutcome(parts[0].lines) }
}
