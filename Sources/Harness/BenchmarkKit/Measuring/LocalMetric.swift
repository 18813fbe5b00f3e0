/// A metric measured by the campaign's own process, often with tools such as the compiler.
package protocol LocalMetric: Metric {
  /// The reason the metric cannot be measured here; `nil` if there is none.
  func obstacle(in campaign: CampaignContext) -> String?
  /// The numbers of progress steps: `first` before all jobs, then `perJob` for each job.
  ///
  /// Both are 0 for jobs that take no noticeable time.
  func steps(in campaign: CampaignContext) -> (first: Int, perJob: Int)
  /// Prepares for the jobs, and returns a function that runs one.
  ///
  /// The function returns `nil` if the user asked to stop.
  func performer(
    in campaign: CampaignContext, progress: @escaping () -> Void
  ) throws(Failure) -> (Job<Work>) throws(Failure) -> Part?
}

extension LocalMetric {
  package func obstacle(in campaign: CampaignContext) -> String? { nil }
  package func steps(in campaign: CampaignContext) -> (first: Int, perJob: Int) { (0, 1) }
}
