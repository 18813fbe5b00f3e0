import BenchmarkKit
import ComparedApps

/// Counts instructions with callgrind, one process per subject.
package struct InstructionsMetric: LocalMetric {
  package typealias Work = PlannedSessions

  /// The rows of a job, which has one subject.
  package struct Part: MetricPart {
    var rows: [Instructions.Row]

    package var subjects: [String] { rows.map(\.subject) }
    package mutating func add(_ later: Part) { rows += later.rows }
  }

  /// The maximum number of sessions; more would not make exact counts more precise.
  private static let mostSessions = 20

  private func sessions(_ campaign: CampaignContext) -> Int {
    let most = campaign.settings["sessions"].flatMap { Int($0) } ?? Self.mostSessions
    return min(most, campaign.plan.sessions)
  }

  package init() {}

  package let activity = "counting instructions"
  package let needs = Needs.release
  package var settings: [MetricSetting] {
    [
      .init(
        "sessions", "the maximum number of sessions to count; defaults to \(Self.mostSessions)",
        in: 1...1_000_000)
    ]
  }

  package func jobs(of campaign: CampaignContext) throws(Failure) -> JobList<PlannedSessions> {
    let plan = campaign.plan
    let range = SessionRange(
      seed: try seed(plan.seeds[0]), first: 0, count: sessions(campaign),
      eventsPerSession: plan.eventsPerSession, population: campaign.population)
    let subjects = campaign.comparable
    return JobList(count: subjects.count) { number in
      Job(PlannedSessions(), subjects: [subjects[number]], range: range)
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
        try callgrind.instructions(of: subject, job.range)
      }
      progress()
      return Interruption.isRequested ? nil : Part(rows: rows)
    }
  }

  package func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) -> MetricOutcome<Instructions> {
    guard isWhole else { return MetricOutcome(nil) }
    return MetricOutcome(
      Instructions(
        baseline: campaign.plan.baseline,
        sessions: sessions(campaign),
        eventsPerSession: campaign.plan.eventsPerSession, rows: parts[0].rows))
  }
}
