import BenchmarkKit
import ComparedApps

/// Counts the work between an action and the navigation request, with callgrind.
package struct DecisionsMetric: LocalMetric {
  package typealias Work = PlannedSessions

  /// The rows of a job, which has one subject.
  package struct Part: MetricPart {
    var rows: [Decisions.Row]

    package var subjects: [String] { rows.map(\.subject) }
    package mutating func add(_ later: Part) { rows += later.rows }
  }

  package let needs = Needs.release
  package let hasOwnSessions = true

  package var settings: [MetricSetting] {
    [.init("action", "the user action to count; defaults to all") { DecisionCount.actions(of: $0) }]
  }

  package func jobs(of campaign: CampaignContext) -> JobList<PlannedSessions> {
    let subjects = DecisionCount.actions(of: campaign.app).isEmpty ? [] : campaign.comparable
    return JobList(count: subjects.count) { number in
      Job(PlannedSessions(), subjects: [subjects[number]], range: .trials(0..<0))
    }
  }

  package func obstacle(in campaign: CampaignContext) -> String? { Callgrind.obstacle }

  package func performer(
    in campaign: CampaignContext, progress: @escaping () -> Void
  ) throws(Failure) -> (Job<PlannedSessions>) throws(Failure) -> Part? {
    let callgrind = try Callgrind(in: campaign.scratch)
    return { (job) throws(Failure) in
      let subjects = campaign.subjects.filter { job.subjects.contains($0.subject.id) }
      let rows = try subjects.map { (subject) throws(Failure) in
        try callgrind.decisions(of: subject, action: campaign.settings["action"])
      }
      progress()
      return Interruption.isRequested ? nil : Part(rows: rows.flatMap { $0 })
    }
  }

  package func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) -> MetricOutcome<Decisions> {
    guard isWhole else { return MetricOutcome(nil) }
    return MetricOutcome(Decisions(repetitions: DecisionCount.repetitions, rows: parts[0].rows))
  }
}
