import BenchmarkKit
import BenchmarkMetrics
import Foundation

/// The jobs that could not be completed because their workers were ended from outside.
///
/// They are not in the journal, so a resumed run repeats them.
final class LostJobs: @unchecked Sendable {
  private let lock = NSLock()
  private var reasons: [MetricID: [String]] = [:]

  /// Whether no job was lost.
  var isEmpty: Bool { lock.withLock { reasons.isEmpty } }

  func add(_ metric: MetricID, _ reason: String) {
    lock.withLock { reasons[metric, default: []].append(reason) }
  }

  /// A warning about a metric's lost jobs; `nil` if there are none.
  func warning(_ metric: MetricID) -> String? {
    guard let reasons = lock.withLock({ reasons[metric] }), let reason = reasons.first else {
      return nil
    }
    let jobs = reasons.count == 1 ? "1 job is missing" : "\(reasons.count) jobs are missing"
    return "\(metric.label): \(jobs): workers were ended from outside again and again (\(reason))."
      + " This is no finding about a subject; --resume repeats what is missing."
  }
}
