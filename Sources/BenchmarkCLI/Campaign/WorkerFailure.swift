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
  /// What it wrote to standard error, the end of it.
  let errors: String

  /// Whether somebody outside may have ended the worker: the user, the system when memory is short. Then it says nothing
  /// about a subject unless it happens again and again.
  var mayComeFromOutside: Bool {
    switch cause {
    case .signal(let signal): [SIGKILL, SIGTERM, SIGINT, SIGHUP].contains(signal)
    case .exit, .silence, .memory: false
    }
  }

  /// What the worker itself could not do, such as write to a full disk: no subject is to blame.
  var ownReason: String? {
    guard case .exit(let code) = cause,
      [ExitStatus.machine, .badInput, .usage].contains(where: { $0.rawValue == code })
    else { return nil }
    return errors.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What the runtime said when it gave up, if it did.
  var message: String? { Sandbox.lastWords(in: errors.split(separator: "\n")) }
}
