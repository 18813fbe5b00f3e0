import Foundation

/// A completed run of a program.
package struct Program {
  /// The exit code; above 128 if a signal ended the program, as in shells.
  package let status: Int32
  /// The elapsed time in seconds.
  package let seconds: Double
  /// The processor time in seconds, including that of children the program waited for.
  package let processorSeconds: Double
  /// The standard output.
  package let output: String
  /// The standard error.
  package let errors: String

  /// The last non-empty line of standard output, which contains the result but no warnings.
  package var lastOutputLine: String? {
    output.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.last { !$0.isEmpty }
  }

  /// The URL of an installed program; `nil` if it is not on the path.
  package static func onPath(_ name: String) -> URL? {
    let folders = Invocation.current.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { URL(fileURLWithPath: $0) }
  }

  /// Runs a program and waits for it.
  ///
  /// The program belongs to this process's group, so Ctrl-C in a terminal also ends the program.
  ///
  /// - Parameter command: The program's path and its arguments.
  package static func run(_ command: [String]) throws(Failure) -> Program {
    let name = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString)")
    let logs = ["out", "err"].map { name.appendingPathExtension($0) }
    defer { for log in logs { try? FileManager.default.removeItem(at: log) } }
    let start = ContinuousClock.now
    let end = try ChildProcess(
      command: command, output: .file(logs[0].path), errors: .file(logs[1].path)
    ).run()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    return Program(
      status: end.status, seconds: seconds, processorSeconds: end.processorSeconds,
      output: text(of: logs[0]), errors: text(of: logs[1]))
  }

  private static func text(of log: URL) -> String {
    (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension Program {
  /// Checks that the program succeeded.
  ///
  /// - Parameter command: The command as a user would write it.
  package func check(_ command: String) throws(Failure) {
    guard status != 0 else { return }
    throw Failure(SystemFailure.programFailed(command: command, status: status, output: lastWords))
  }

  /// A message about tests that ended without a complete report.
  package var endOfTests: String {
    """
    the tests ended with exit code \(status) and without a complete report. Errors and last lines:
    \(lastWords)
    """
  }

  private var lastWords: String {
    let lines = (output + "\n" + errors).split(whereSeparator: \.isNewline)
    let last = lines.suffix(15)
    // Compiler errors precede the many lines that they cause.
    let errors = lines.dropLast(last.count).filter { $0.contains("error: ") }.prefix(5)
    return (errors + last).joined(separator: "\n")
  }
}
