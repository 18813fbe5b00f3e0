import BenchmarkKit
import CRuntimeCounts

/// Counts the runtime operations of a closure on the current thread.
///
/// All allocations of the thread count, whichever library makes them. Retains and releases count
/// if they are made by the executable's own code, or by libraries that call the runtime through
/// its symbols; those within libswiftCore are not visible.
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

  /// Runs `body`; counted allocations come from a region that always starts at the same address.
  ///
  /// This makes counts independent of earlier work in the process. There is only one region, so
  /// only one thread may use it.
  @MainActor package static func withRegion<Result>(_ body: () -> Result) -> Result {
    nb_region_begin()
    defer { nb_region_end() }
    return body()
  }
}
