import BenchmarkKit

/// The warnings about caches that were not cold.
package enum ColdTimesWarning: WarningReason {
  /// The number of launches in which evictions had too little effect, and of all launches.
  case warmCaches(Int, of: Int)

  package var text: String {
    switch self {
    case .warmCaches(let number, let all):
      """
      In \(number) of \(all.counted("launch")), an eviction added less than a quarter of the \
      time of an access to memory: found caches that keep their contents, expected evicted ones. \
      The cold times are too short; use another machine.
      """
    }
  }
}
