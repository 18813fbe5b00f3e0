import BenchmarkKit
import ComparedApps

/// Collects the signs of printed defects in the results of the other metrics of the run.
package struct PrintedDefectsMetric: ImmediateMetric {
  package typealias Section = PrintedDefects

  package init() {}

  package let activity = "collecting printed defects"

  package func section(in campaign: CampaignContext) -> PrintedDefects? {
    let subjects = Set(campaign.ids)
    let defects = campaign.app.printedDefects.filter { subjects.contains($0.subject) }
    return PrintedDefects(rows: defects.map(PrintedDefects.Row.init))
  }
}
