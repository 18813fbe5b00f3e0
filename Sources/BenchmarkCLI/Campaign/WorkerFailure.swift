import Foundation
import struct RandomUsers.Sandbox

/// Why a worker gave no result.
struct WorkerFailure {
  enum Cause: Equatable {
    case signal(Int32)
    case exit(Int32)
    /// No sign of life for so many seconds.
    case silence(seconds: Int)
    /// More than so many bytes.
    case memory(limit: Int)
  }

  let cause: Cause
  /// Where it was; `nil` when it had not begun.
  let position: WorkPosition?
  /// The last that it wrote to standard error.
  let errors: String
  /// Whether the system ended processes meanwhile because it was out of memory.
  var wasShortOfMemory = false

  /// Whether the worker may have been ended from outside: by the user, a batch system's limit, or the system when memory is short.
  var mayComeFromOutside: Bool {
    switch cause {
    case .signal(let signal):
      [SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGXCPU].contains(signal)
    case .exit, .silence, .memory: false
    }
  }

  /// Deaths at the same point of the same job that show that the subject there sends the signal itself.
  static let sameDeaths = 3

  /// Whether the last of these deaths, of workers with the same job, were the subject's own doing.
  ///
  /// A signal from outside comes at any time, and not three times after the same event of the same session. At the very first
  /// launch, where a worker is longest, even that may be chance.
  static func areOwn(_ deaths: [WorkerFailure]) -> Bool {
    let last = deaths.suffix(sameDeaths)
    guard last.count == sameDeaths, let position = last.last?.position, position.signs > 1 else {
      return false
    }
    return last.allSatisfy {
      $0.position == position && $0.cause == last.last?.cause && !$0.wasShortOfMemory
    }
  }

  /// The runtime's message about the crash, where it has left one.
  var message: String? { Sandbox.lastWords(in: errors.split(separator: "\n")) }
}
