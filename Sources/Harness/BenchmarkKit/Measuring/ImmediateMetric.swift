/// A local metric with a single job, which takes no noticeable time and has the whole result.
package protocol ImmediateMetric: LocalMetric
where Work == PlannedSessions, Part == WholePart<Section> {
  /// The result; `nil` if its sources are not available.
  func section(in campaign: CampaignContext) throws(Failure) -> Section?
}

/// The part of a metric with a single job: its section.
package struct WholePart<Section: RunSection>: MetricPart {
  let section: Section

  package init(_ section: Section) { self.section = section }

  package var subjects: [String] { [] }
  package mutating func add(_ later: Self) {}
}

extension ImmediateMetric {
  package func jobs(of campaign: CampaignContext) -> JobList<PlannedSessions> { .once(campaign) }

  package func steps(in campaign: CampaignContext) -> (first: Int, perJob: Int) { (0, 0) }

  package func performer(
    in campaign: CampaignContext, progress: @escaping () -> Void
  ) -> (Job<PlannedSessions>) throws(Failure) -> Part? {
    { (_) throws(Failure) in
      guard let section = try section(in: campaign) else { return nil }
      return WholePart(section)
    }
  }

  package func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) -> MetricOutcome<Section> { MetricOutcome(parts[0].section) }
}
