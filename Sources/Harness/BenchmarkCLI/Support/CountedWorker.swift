import BenchmarkMetrics
import Foundation

/// A worker that runs under valgrind's callgrind, which counts its instructions.
struct CountedWorker {
  /// The command line, to be followed by a command of `bench`.
  let command: [String]

  /// Copies this executable to `folder`, where valgrind can read it and writes its profiles.
  init(in folder: URL) throws(Failure) {
    let valgrind = try Valgrind.required("costs are counted")
    let copy = try Valgrind.readableCopy(of: ReleaseBuild.executable, in: folder)
    // With a different hash seed in each process, a dictionary's instruction counts would vary.
    command =
      ["/usr/bin/env", "SWIFT_DETERMINISTIC_HASHING=1", valgrind.path]
      + CostMeter.callgrindOptions(writingTo: folder) + [copy.path]
  }
}
