import BenchmarkMetrics
import Foundation

/// A worker that runs under valgrind's callgrind, which counts its instructions.
struct CountedWorker {
  /// The command line; a command of `bench` may follow.
  let command: [String]

  /// Where valgrind is installed; `nil` when it is not on the path.
  static let valgrind: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.map { "\($0)/valgrind" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Makes a copy of this executable in `folder` that valgrind can read; its profiles will be there as well.
  init(valgrind: String, in folder: URL) throws(Failure) {
    let copy = folder.appendingPathComponent("bench").path
    // There is valgrind that gives up on debug information as Swift writes it. The names of functions stay.
    let strip = Process()
    strip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    strip.arguments = ["strip", "--strip-debug", "-o", copy, ReleaseBuild.executable.path]
    do {
      try strip.run()
    } catch {
      throw Failure(.machine, "'strip' could not be started: \(error.localizedDescription)")
    }
    strip.waitUntilExit()
    guard strip.terminationStatus == 0 else {
      throw Failure(
        .machine,
        "the debug information of bench could not be taken out: 'strip' ended with exit code"
          + " \(strip.terminationStatus), expected 0. Install it: apt-get install binutils")
    }
    // With another hash seed in every process a dictionary's instructions would differ from run to run.
    command =
      ["/usr/bin/env", "SWIFT_DETERMINISTIC_HASHING=1", valgrind]
      + CostMeter.callgrindOptions(writingTo: folder) + [copy]
  }
}
