import BenchmarkKit
import Foundation
import struct RandomUsers.Sandbox

/// A worker's failure to produce a result.
package struct WorkerFailure {
  package enum Cause: Equatable {
    case signal(Int32)
    case exit(Int32)
    /// No progress for this many seconds.
    case silence(seconds: Int)
    /// Memory use above this many bytes.
    case memory(limit: Int)
  }

  package let cause: Cause
  /// The worker's position; `nil` if it had not begun the job.
  package let position: WorkPosition?
  /// The last output of the worker to standard error.
  package let errors: String
  /// Whether the system killed processes while the worker ran, because memory was short.
  package var wasShortOfMemory = false

  /// Whether the cause may be the user, a batch system's limit or a shortage of memory.
  package var mayComeFromOutside: Bool {
    switch cause {
    case .signal(let signal):
      [SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGXCPU].contains(signal)
    case .exit, .silence, .memory: false
    }
  }

  /// The number of identical failures after which a signal is attributed to the subject.
  package static let sameDeaths = 3

  /// Whether the subject caused the last of these failures of one job.
  ///
  /// A signal from another process can arrive at any time, but is unlikely to arrive three times
  /// after the same event of the same session. At the first launch, where a worker spends the most
  /// time, even that may be chance.
  package static func areOwn(_ deaths: [WorkerFailure]) -> Bool {
    let last = deaths.suffix(sameDeaths)
    guard last.count == sameDeaths, let position = last.last?.position, position.signs > 1 else {
      return false
    }
    return last.allSatisfy {
      $0.position == position && $0.cause == last.last?.cause && !$0.wasShortOfMemory
    }
  }

  /// The runtime's message about the crash, if there is one.
  package var message: String? { Sandbox.lastWords(in: errors.split(separator: "\n")) }
}
