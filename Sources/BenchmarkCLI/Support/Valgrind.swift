import Foundation

/// The valgrind of this machine, which an independent count of leaks and all counts of instructions need.
enum Valgrind {
  /// Where it is installed; `nil` when it is not on the path.
  static let url = Program.onPath("valgrind")

  /// Where it is installed.
  ///
  /// - Parameter purpose: What it is needed for, as the beginning of a sentence: "instructions are counted".
  static func required(_ purpose: String) throws(Failure) -> URL {
    guard let url else {
      throw Failure(
        .machine,
        "\(purpose) by valgrind, which is not on the PATH. Install it: apt-get install valgrind")
    }
    return url
  }

  /// A copy of an executable in `folder` that valgrind can read: there is valgrind that gives up on debug information as Swift
  /// writes it. The names of functions stay.
  static func readableCopy(of executable: URL, in folder: URL) throws(Failure) -> URL {
    let copy = folder.appendingPathComponent(executable.lastPathComponent)
    let strip = Process()
    strip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    strip.arguments = ["strip", "--strip-debug", "-o", copy.path, executable.path]
    do {
      try strip.run()
    } catch {
      throw Failure(.machine, "'strip' could not be started: \(SystemReason(error))")
    }
    strip.waitUntilExit()
    guard strip.terminationStatus == 0 else {
      throw Failure(
        .machine,
        "the debug information of \(executable.lastPathComponent) could not be taken out: 'strip' ended with exit"
          + " code \(strip.terminationStatus), expected 0. Install it: apt-get install binutils")
    }
    return copy
  }
}
