import Foundation
import JSONReading

/// Standard input, output and error.
package enum StandardStreams {
  /// Prepares the process's streams, even if some are closed; call this before opening any file.
  ///
  /// Otherwise, the next file opened would get the descriptor of a closed stream and receive its
  /// text. A run that reports progress to a pipe must continue if the reader closes the pipe.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    // A file size limit then makes a write fail with an error, which can be reported.
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      // The file gets this descriptor, the lowest free one. Like a closed stream, it is not
      // writable.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Writes text to standard output.
  ///
  /// - Throws: `brokenPipe` if the reader has closed the pipe, otherwise the reason for the
  ///   failure.
  package static func write(_ text: String) throws(Failure) {
    let descriptor = Invocation.current.output
    guard let problem = Files.writeAll(Data(text.utf8), to: descriptor, isDurable: false) else {
      return
    }
    if problem == EPIPE { throw Failure(SystemFailure.brokenPipe) }
    let reason = problem == EBADF ? "it is closed" : "\(SystemReason(problem))"
    throw Failure(SystemFailure.closedOutput(reason: reason))
  }

  /// Writes text to standard error, and ignores failures: progress and messages never end a run.
  package static func writeError(_ text: String) {
    _ = Files.writeAll(Data(text.utf8), to: Invocation.current.errors, isDurable: false)
  }
}

/// Writes a message to standard error, with control characters escaped.
package func note(_ message: String) {
  StandardStreams.writeError(message.visibleLines + "\n")
}

/// Writes lines to standard output, with control characters escaped.
package func show(_ lines: String) throws(Failure) {
  try StandardStreams.write(lines.visibleLines)
}
