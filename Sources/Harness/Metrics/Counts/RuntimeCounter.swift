import BenchmarkKit
import CRuntimeCounts

/// Counts the runtime operations of a closure on the current thread.
///
/// Counts the allocations of the whole process, and the retains and releases by the executable's
/// own code and by libraries that call the runtime through its symbols. Calls within libswiftCore
/// are not visible.
package enum RuntimeCounter {
  /// Whether the counting hooks are linked into this executable.
  package static var isAvailable: Bool { nb_counting_present() }

  /// The operations of `body`; zero without the hooks. A nested call ends the outer count.
  package static func count(_ body: () -> Void) -> Counts.Operations {
    nb_counting_begin()
    body()
    let counts = nb_counting_end()
    return Counts.Operations(
      allocations: Int(counts.allocations), bytes: Int(counts.bytes), retains: Int(counts.retains),
      releases: Int(counts.releases))
  }

  /// Runs `body` with counted allocations in a region that starts at the same address every time.
  ///
  /// This makes counts independent of earlier work in the process. There is only one region, so
  /// only one thread may use it.
  @MainActor package static func withRegion<Result>(_ body: () -> Result) -> Result {
    nb_region_begin()
    defer { nb_region_end() }
    return body()
  }
}
