import BenchmarkKit

/// The warnings about leaks that were not compared with a baseline.
package enum LeaksWarning: WarningReason {
  case noSources

  package var text: String {
    switch self {
    case .noSources:
      """
      The sources were not found where bench was built, so leaks were not compared with a \
      baseline. Run bench in its checkout.
      """
    }
  }
}
