import BenchmarkKit

/// The warnings about architectures whose unit tests were not run.
package enum UnitTestsWarning: WarningReason {
  case noTests(module: String, folder: String)

  package var text: String {
    switch self {
    case .noTests(let module, let folder):
      """
      \(module) has no tests in '\(folder)', so none were run. Add tests to include it in the \
      comparison.
      """
    }
  }
}
