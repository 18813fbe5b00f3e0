import Foundation
import JSONReading

/// The exit codes of `bench`.
package enum ExitStatus: Int32 {
  case checkFailed = 1
  case regression = 2
  case incomplete = 3
  case usage = 64
  case badInput = 65
  case machine = 70
  /// The reader of standard output closed the pipe; the process ends as a signal would end it.
  case brokenPipe = 141
  case interrupted = 130
}

/// An error that ends a command: what was found, what was expected, what to do.
package struct Failure: Error {
  package let message: String
  package let code: ExitStatus

  package init(_ code: ExitStatus, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Writes the message to standard error, unless it is empty and so already reported.
  package static func report(_ failure: Failure) {
    guard !failure.message.isEmpty else { return }
    let lines = failure.message.split(separator: "\n", omittingEmptySubsequences: false)
    // The message may quote a document.
    note("error: " + lines.map { $0.shortened(to: 4000) }.joined(separator: "\n"))
  }

  /// Reports a failure and ends the process with its code.
  package static func exit(_ failure: Failure) -> Never {
    if failure.code == .brokenPipe {
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    report(failure)
    Foundation.exit(failure.code.rawValue)
  }
}
