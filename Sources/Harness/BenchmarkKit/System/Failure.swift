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
  /// The reader of standard output closed the pipe; the process ends as if by SIGPIPE.
  case brokenPipe = 141
  case interrupted = 130
}

/// An error that ends a command, with its message and the exit code.
package struct Failure: Error {
  package let message: String
  package let code: ExitStatus

  /// Creates the failure for a reason.
  package init(_ reason: some FailureReason) { self.init(reason.code, reason.text) }

  /// Creates a failure with the wording of another error.
  package init(_ code: ExitStatus, _ error: some Error & CustomStringConvertible) {
    self.init(code, error.description)
  }

  package init(_ code: ExitStatus, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The failure with a further sentence.
  package func adding(_ sentence: String) -> Failure { Failure(code, "\(message) \(sentence)") }

  /// Writes the message to standard error, unless it is empty because it was already reported.
  package func report() {
    guard !message.isEmpty else { return }
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    // The message may quote a document.
    note("error: " + lines.map { $0.shortened(to: 4000) }.joined(separator: "\n"))
  }
}

/// A reason for a failure, with its wording; each module has one enumeration of reasons.
package protocol FailureReason: Sendable {
  /// The exit code of `bench`.
  var code: ExitStatus { get }
  /// The message: the problem, the expectation and the remedy.
  var text: String { get }
}
