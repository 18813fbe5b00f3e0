import BenchmarkKit

/// The warnings about caches that were not cold.
package enum ColdTimesWarning: WarningReason {
  /// The number of launches in which evictions had too little effect, and the total number.
  case warmCaches(Int, of: Int)

  package var text: String {
    switch self {
    case .warmCaches(let number, let all):
      """
      In \(number) of \(all.counted("launch")), an eviction added less than a quarter of the \
      time that memory would add, so the caches were not cold and the cold times are too short. \
      Use another machine.
      """
    }
  }
}
