/// A metric measured by the process that runs the campaign, mostly by other programs, such as the
/// toolchain.
package protocol LocalMetric: Metric {
  /// The reason why the metric cannot be measured here; `nil` if there is none.
  func obstacle(in campaign: CampaignContext) -> String?
  /// The number of steps that a job reports as done, after a number of steps for all of them; none
  /// for jobs that take no noticeable time.
  func steps(in campaign: CampaignContext) -> (first: Int, perJob: Int)
  /// Prepares for jobs, and returns what does them; its result is `nil` if the user asked to stop.
  func performer(
    in campaign: CampaignContext, progress: @escaping () -> Void
  ) throws(Failure) -> (Job<Work>) throws(Failure) -> Part?
}

extension LocalMetric {
  package func obstacle(in campaign: CampaignContext) -> String? { nil }
  package func steps(in campaign: CampaignContext) -> (first: Int, perJob: Int) { (0, 1) }
}
