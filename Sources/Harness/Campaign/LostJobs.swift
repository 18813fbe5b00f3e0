import BenchmarkKit
import Foundation

/// The jobs that could not be completed because other processes killed their workers.
///
/// They are not in the journal, so a resumed run repeats them.
package final class LostJobs: @unchecked Sendable {
  private let lock = NSLock()
  private var reasons: [MetricID: [String]] = [:]

  /// Whether no job was lost.
  package var isEmpty: Bool { lock.withLock { reasons.isEmpty } }

  func add(_ metric: MetricID, _ reason: String) {
    lock.withLock { reasons[metric, default: []].append(reason) }
  }

  /// A warning about a metric's lost jobs; `nil` if there are none.
  func warning(_ metric: any Metric) -> CampaignWarning? {
    guard let reasons = lock.withLock({ reasons[metric.id] }), let reason = reasons.first else {
      return nil
    }
    return .lostJobs(reasons.count, of: metric.title, reason: reason)
  }
}
