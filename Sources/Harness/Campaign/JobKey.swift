import BenchmarkKit

/// The identity of a job in a campaign: its metric, and its number in the metric's job list.
///
/// Together with the manifest, it determines the job.
package struct JobKey: Codable, Hashable, Sendable {
  package let metric: MetricID
  package let number: Int
}
