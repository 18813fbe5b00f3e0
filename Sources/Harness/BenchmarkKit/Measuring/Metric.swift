import ComparedApps

/// A measurement, from the jobs of a campaign to a section of its run.
///
/// Each metric has a folder with this type, a collector, the section and its report. Campaigns use
/// metrics only through this protocol, and reports use sections only through `RunSection`.
package protocol Metric: Sendable {
  /// The work of a job, apart from its range of sessions.
  associatedtype Work: Codable & Sendable
  /// The result of a job.
  associatedtype Part: MetricPart
  /// The results in a run.
  associatedtype Section: RunSection

  /// The description in progress messages; defaults to `measuring` and the section's title.
  var activity: String { get }
  /// The conditions for measuring.
  var needs: Needs { get }
  /// Whether the metric is independent of the length of the plan's sessions.
  var hasOwnSessions: Bool { get }
  /// The settings that a user can choose.
  var settings: [MetricSetting] { get }
  /// The settings that are fixed when a campaign begins, such as whether a program is installed.
  func initialSettings(of app: any App) throws(Failure) -> [String: String]
  /// The inputs that have changed since the start, such as `the recorded sessions`; `nil` for none.
  func change(since campaign: CampaignContext) throws(Failure) -> String?
  /// Whether only one job may run at a time, with the machine to itself.
  func isTimed(in campaign: CampaignContext) -> Bool

  /// The jobs of a campaign, which do not depend on where or how they are run.
  func jobs(of campaign: CampaignContext) throws(Failure) -> JobList<Work>
  /// The part to which the parts of all jobs are added; `nil` to begin with the first job's part.
  func emptyPart(of campaign: CampaignContext) -> Part?
  /// The reason no job of the campaign can have this result; `nil` if one can.
  func problem(with part: Part, of campaign: CampaignContext) -> String?
  /// The results of all jobs.
  ///
  /// - Parameters:
  ///   - parts: For each repetition, the sum of its jobs' parts; at least one.
  ///   - isWhole: Whether every job has a result.
  func outcome(
    of parts: [Part], isWhole: Bool, in campaign: CampaignContext
  ) throws(Failure) -> MetricOutcome<Section>
  /// The additional jobs that the results require; `nil` for none.
  func continuation(
    after section: Section, jobs count: Int, in campaign: CampaignContext
  ) -> Continuation?
}

extension Metric {
  package static var id: MetricID { Section.id }
  /// The number of jobs of a campaign.
  package func jobCount(of campaign: CampaignContext) throws(Failure) -> Int {
    try jobs(of: campaign).count
  }

  package var id: MetricID { Section.id }
  package var title: String { Section.title }
  package var explanation: String { Section.explanation }
  /// Whether the results describe the sources, which only subjects of the catalogue have.
  package var describesSources: Bool { Section.describesSources }

  package var activity: String { "measuring \(title.lowercased())" }
  package var needs: Needs { [] }
  package var hasOwnSessions: Bool { false }
  package var settings: [MetricSetting] { [] }
  package func initialSettings(of app: any App) throws(Failure) -> [String: String] { [:] }
  package func change(since campaign: CampaignContext) throws(Failure) -> String? { nil }

  package func isTimed(in campaign: CampaignContext) -> Bool { needs.contains(.quietMachine) }
  package func emptyPart(of campaign: CampaignContext) -> Part? { nil }
  package func problem(with part: Part, of campaign: CampaignContext) -> String? { nil }
  package func continuation(
    after section: Section, jobs count: Int, in campaign: CampaignContext
  ) -> Continuation? { nil }
}
