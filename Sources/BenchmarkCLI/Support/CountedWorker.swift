import BenchmarkMetrics
import Foundation

/// A worker that runs under valgrind's callgrind, which counts its instructions.
struct CountedWorker {
  /// The command line; a command of `bench` may follow.
  let command: [String]

  /// Makes a copy of this executable in `folder` that valgrind can read; its profiles will be there as well.
  init(in folder: URL) throws(Failure) {
    let valgrind = try Valgrind.required("costs are counted")
    let copy = try Valgrind.readableCopy(of: ReleaseBuild.executable, in: folder)
    // With another hash seed in every process a dictionary's instructions would differ from run to run.
    command =
      ["/usr/bin/env", "SWIFT_DETERMINISTIC_HASHING=1", valgrind.path]
      + CostMeter.callgrindOptions(writingTo: folder) + [copy.path]
  }
}
