import BenchmarkKit

/// The warnings about costs that are not counted exactly.
package enum CostGrowthWarning: WarningReason {
  case noValgrind

  package var text: String {
    switch self {
    case .noValgrind:
      """
      valgrind is not installed, so costs are times and not exact. Install it with 'apt-get \
      install valgrind'.
      """
    }
  }
}
