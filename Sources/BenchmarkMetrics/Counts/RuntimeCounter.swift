public import BenchmarkResults
import CRuntimeCounts

/// Counts what a piece of code makes the runtime do, on the thread that it runs on.
///
/// Blocks of memory are all of the process's. Retains and releases are those of the executable's own code and those by which
/// other libraries call the runtime by name; what libswiftCore does among its own functions is not seen.
public enum RuntimeCounter {
  /// Whether the counting hooks are linked into this executable.
  public static var isAvailable: Bool { nb_counting_present() }

  /// What `body` does; nothing without the hooks. Counting within counting ends the outer one.
  public static func count(_ body: () -> Void) -> Counts.Figures {
    nb_counting_begin()
    body()
    let counts = nb_counting_end()
    return Counts.Figures(
      allocations: Int(counts.allocations), bytes: Int(counts.bytes), retains: Int(counts.retains),
      releases: Int(counts.releases))
  }

  /// Runs `body`, in which whatever is counted allocates in a region that begins at the same address every time: counts are
  /// then the same whatever the process has done before. There is one region, and so one thread that may have it.
  @MainActor public static func withRegion<Result>(_ body: () -> Result) -> Result {
    nb_region_begin()
    defer { nb_region_end() }
    return body()
  }
}
