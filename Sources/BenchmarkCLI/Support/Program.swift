import Foundation

/// A program that was run to its end, and what it took.
struct Program {
  /// The exit code; above 128 for one that was ended by a signal, as shells have it.
  let status: Int32
  /// From its start to its end, in seconds.
  let seconds: Double
  /// Of it and of all that it started and waited for, in seconds of one processor.
  let processorSeconds: Double
  /// What it wrote to standard output.
  let output: String
  /// What it wrote to standard error.
  let errors: String

  /// The last line with something on it of its output, in which a program answers; what it warns of is not in it.
  var lastOutputLine: String? {
    output.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.last { !$0.isEmpty }
  }

  /// Where a program is installed; `nil` when it is not on the path.
  static func onPath(_ name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { URL(fileURLWithPath: $0) }
  }

  /// Runs a program and waits for it. It belongs to our group of processes, so Ctrl-C on a terminal ends it too.
  ///
  /// - Parameter command: The program by its path, and its arguments.
  static func run(_ command: [String]) throws(Failure) -> Program {
    let name = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString)")
    let logs = ["out", "err"].map { name.appendingPathExtension($0) }
    defer { for log in logs { try? FileManager.default.removeItem(at: log) } }
    let start = ContinuousClock.now
    let process = try ChildProcess(
      command: command, output: .file(logs[0].path), errors: .file(logs[1].path)
    ).start()
    var (status, usage) = (Int32(0), rusage())
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let signal = status & 0x7F
    return Program(
      status: signal != 0 ? 128 + signal : (status >> 8) & 0xFF, seconds: seconds,
      processorSeconds: usage.ru_utime.seconds + usage.ru_stime.seconds,
      output: text(of: logs[0]), errors: text(of: logs[1]))
  }

  private static func text(of log: URL) -> String {
    (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension Program {
  /// Makes sure that it ended well.
  ///
  /// - Parameter command: What was run, as a user would write it.
  func check(_ command: String) throws(Failure) {
    guard status != 0 else { return }
    throw Failure(
      .machine,
      """
      '\(command)' ended with exit code \(status), expected 0. \
      Its errors and last lines:
      \(lastWords)
      """)
  }

  /// How tests ended that have left no report.
  var endOfTests: String {
    "the tests ended with exit code \(status) and without a whole report. Errors and last lines:\n\(lastWords)"
  }

  private var lastWords: String {
    let lines = (output + "\n" + errors).split(whereSeparator: \.isNewline)
    let last = lines.suffix(15)
    // What the compiler finds wrong stands before the many lines that say what did not come of it.
    let errors = lines.dropLast(last.count).filter { $0.contains("error: ") }.prefix(5)
    return (errors + last).joined(separator: "\n")
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
