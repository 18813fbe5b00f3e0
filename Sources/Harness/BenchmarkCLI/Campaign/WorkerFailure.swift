import Foundation
import struct RandomUsers.Sandbox

/// The reason why a worker produced no result.
struct WorkerFailure {
  enum Cause: Equatable {
    case signal(Int32)
    case exit(Int32)
    /// No sign of life for this many seconds.
    case silence(seconds: Int)
    /// More memory used than this many bytes.
    case memory(limit: Int)
  }

  let cause: Cause
  /// The worker's position; `nil` if it had not begun.
  let position: WorkPosition?
  /// The end of its output to standard error.
  let errors: String
  /// Whether the system killed processes in the meantime because memory was short.
  var wasShortOfMemory = false

  /// Whether the cause may lie outside: the user, a batch system's limit or a shortage of memory.
  var mayComeFromOutside: Bool {
    switch cause {
    case .signal(let signal):
      [SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGXCPU].contains(signal)
    case .exit, .silence, .memory: false
    }
  }

  /// The number of identical failures that shows that the subject sends the signal itself.
  static let sameDeaths = 3

  /// Whether the last of these failures of one job were caused by the subject.
  ///
  /// A signal from outside arrives at any time, not three times after the same event of the same
  /// session. At the first launch, where a worker spends the most time, even that may be chance.
  static func areOwn(_ deaths: [WorkerFailure]) -> Bool {
    let last = deaths.suffix(sameDeaths)
    guard last.count == sameDeaths, let position = last.last?.position, position.signs > 1 else {
      return false
    }
    return last.allSatisfy {
      $0.position == position && $0.cause == last.last?.cause && !$0.wasShortOfMemory
    }
  }

  /// The runtime's message about the crash, if there is one.
  var message: String? { Sandbox.lastWords(in: errors.split(separator: "\n")) }
}
