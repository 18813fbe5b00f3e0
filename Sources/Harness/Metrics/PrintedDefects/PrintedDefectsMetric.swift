import BenchmarkKit
import ComparedApps

/// Collects the signs of printed defects in the results of the other metrics of the run.
package struct PrintedDefectsMetric: LocalMetric {
  /// The defects; there is only one job.
  package struct Part: MetricPart {
    var defects: PrintedDefects

    package var subjects: [String] { [] }
    package mutating func add(_ later: Part) {}
  }

  package init() {}

  package let activity = "collecting printed defects"

  package func jobs(of campaign: CampaignContext) -> JobList<PlannedSessions> {
    .once(campaign)
  }

  package func steps(in campaign: CampaignContext) -> (first: Int, perJob: Int) { (0, 0) }

  package func performer(
    in campaign: CampaignContext, progress: @escaping () -> Void
  ) -> (Job<PlannedSessions>) throws(Failure) -> Part? {
    let subjects = Set(campaign.ids)
    let defects = campaign.app.printedDefects.filter { subjects.contains($0.subject) }
    return { _ in Part(defects: PrintedDefects(rows: defects.map(PrintedDefects.Row.init))) }
  }

  package func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) -> MetricOutcome<PrintedDefects> { MetricOutcome(parts[0].defects) }
}
