import Foundation

/// The machine's valgrind, for cross-checking leaks and counting instructions.
package enum Valgrind {
  /// The environment of a process that runs under valgrind.
  ///
  /// The Swift runtime's backtracer would take minutes after a crash. With a different hash seed in
  /// each process, instruction counts and the memory layout would vary.
  package static let environment = [
    "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1",
  ]

  /// Options that make valgrind look for memory that no pointer reaches when a process ends.
  package static let leakOptions = [
    "--leak-check=full", "--show-leak-kinds=definite,indirect",
    // Enough callers to identify the origin of a block; more only make the report longer.
    "--num-callers=8",
    // Valgrind places its heap low in memory, where a number in the runtime's tables can look like
    // an address. Above 32 bits, this has not been observed.
    "--aspace-minaddr=0x150000000",
  ]

  /// The URL of valgrind; `nil` if it is not on the path.
  package static var url: URL? { Program.onPath("valgrind") }

  /// The URL of valgrind.
  ///
  /// - Parameter purpose: The beginning of the error message, such as "instructions are counted".
  package static func required(_ purpose: String) throws(Failure) -> URL {
    guard let url else { throw Failure(SystemFailure.noValgrind(purpose: purpose)) }
    return url
  }

  /// Copies an executable to `folder` in a form that every valgrind can read.
  ///
  /// Some versions cannot read Swift's debug information, so it is removed. Function names remain.
  package static func readableCopy(of executable: URL, in folder: URL) throws(Failure) -> URL {
    let copy = folder.appendingPathComponent(executable.lastPathComponent)
    let strip = try ChildProcess(
      command: ["/usr/bin/env", "strip", "--strip-debug", "-o", copy.path, executable.path],
      errors: .descriptor(Invocation.current.errors)
    ).run()
    guard strip.status == 0 else {
      throw Failure(
        SystemFailure.notStripped(executable: executable.lastPathComponent, status: strip.status))
    }
    return copy
  }
}
