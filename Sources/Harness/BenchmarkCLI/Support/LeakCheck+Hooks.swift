import BenchmarkKit
import BenchmarkMetrics

extension LeakCheck {
  /// Returns if objects can be counted; otherwise runs the build with the allocation hooks instead.
  static func ensureHooks() throws(Failure) {
    if !isAvailable { try ReleaseBuild.replace(by: ReleaseBuild.instrumented()) }
  }
}
