import BenchmarkKit
import Foundation

/// Counts the lines of the architectures, once.
///
/// The lines must match the code that runs, so they are counted only if the sources have not
/// changed since this build.
package struct LinesOfCodeMetric: ImmediateMetric {
  package typealias Section = LinesOfCode

  package init() {}

  package let activity = "counting lines"

  package func obstacle(in campaign: CampaignContext) -> String? {
    Checkout.obstacle(toReading: campaign.app)
  }

  package func section(in campaign: CampaignContext) throws(Failure) -> LinesOfCode? {
    guard let checkout = Checkout.current else { return nil }
    do {
      return try LineCount(campaign.architectures, of: campaign.app)
        .run(sources: checkout.sources.path)
    } catch {
      throw Failure(.badInput, "\(error)")
    }
  }
}
