import BenchmarkKit
import Foundation

/// Reads the structure of the architectures from their sources, once.
package struct StructureMetric: ImmediateMetric {
  package typealias Section = Structure

  package init() {}

  package let activity = "reading sources"

  package func obstacle(in campaign: CampaignContext) -> String? {
    Checkout.obstacle(toReading: campaign.app)
  }

  package func section(in campaign: CampaignContext) throws(Failure) -> Structure? {
    guard let checkout = Checkout.current else { return nil }
    do {
      return try Structure(
        of: campaign.architectures, in: campaign.app, sources: checkout.sources.path)
    } catch {
      throw Failure(.badInput, "\(error)")
    }
  }
}
