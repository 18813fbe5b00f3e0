import Foundation
import JSONReading

/// Standard input, output and error of this process.
enum StandardStreams {
  /// Prepares the streams for whatever they are: call it before any file is opened.
  ///
  /// A closed stream's number would go to the next file that is opened, and text to that file. And a reader that goes away must not
  /// end a run that only had progress to report to it.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    // A limit on the size of files is then an error of the write, which can be reported.
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is this one. It cannot be written to, as a closed stream cannot.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Writes text to standard output.
  ///
  /// - Throws: `brokenPipe` when the reader has gone away, else that and why it cannot be written.
  static func write(_ text: String) throws(Failure) {
    guard let problem = Files.writeAll(Data(text.utf8), to: 1, isDurable: false) else { return }
    if problem == EPIPE { throw Failure(.brokenPipe, "") }
    let reason = problem == EBADF ? "it is closed" : String(cString: strerror(problem))
    throw Failure(
      .machine,
      "standard output cannot be written: \(reason). Make room, or name a file with --output.")
  }

  /// Writes text to standard error, as far as it can be written: progress and messages never end a run.
  static func writeError(_ text: String) {
    _ = Files.writeAll(Data(text.utf8), to: 2, isDurable: false)
  }
}

/// Writes a message to standard error, with its control characters made visible.
func note(_ message: String) {
  StandardStreams.writeError(message.visibleLines + "\n")
}

/// Writes lines to standard output, with control characters in them made visible.
func show(_ lines: String) { output(lines.visibleLines) }

/// Writes text to standard output, and ends the process when it cannot.
func output(_ text: String) {
  do {
    try StandardStreams.write(text)
  } catch {
    Failure.exit(error)
  }
}
