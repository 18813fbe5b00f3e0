import Foundation

/// Runs code in a copy of this process, so that its effects on the process end with the copy.
///
/// Each session's copy starts from the same memory. A session is therefore a pure function of its
/// seed and index, even in an app with singletons, and a crash of the app ends only the copy.
package struct Sandbox {
  /// The way in which a copy ended.
  package enum End: Equatable {
    case finished
    /// Ended by a signal, with the runtime's message.
    case crashed(String)
    /// The copy wrote nothing for the whole timeout, although it could have.
    case hung
  }

  /// The result of running a copy.
  package struct Result {
    package let end: End
    /// Everything that the copy wrote to its journal, however it ended.
    package let lines: [Substring]
    /// The functions that were running when it crashed; `nil` if it did not.
    let frames: CrashFrames?
    /// The time for which it slept while this process waited for it.
    package let sleep: Duration
    /// Whether it was asleep when last polled.
    let isAsleep: Bool
  }

  /// The time without a sign of life, in seconds, after which a copy is killed; see `Silence`.
  private let timeout: TimeInterval

  package init(timeout: TimeInterval) { self.timeout = timeout }

  /// Runs `body` in a copy of the process and waits until the copy ends.
  ///
  /// - Parameters:
  ///   - body: Receives the journal.
  ///   - observe: Receives each line of the journal soon after it is written. If a copy that hung
  ///     is run again, the lines already received are left out.
  @MainActor package func run(
    _ body: (Journal) -> Void, observing observe: ((Substring) -> Void)? = nil
  ) throws -> Result {
    try withoutActuallyEscaping(body) { try start($0).result(observing: observe) }
  }

  /// Starts a copy of the process that runs `body`, without waiting until it ends.
  @MainActor func start(_ body: @escaping (Journal) -> Void) throws -> Started {
    Started(body: body, timeout: timeout, copy: try ProcessCopy(body))
  }

  /// A running copy, which is killed if it is released before its result was requested.
  @MainActor struct Started {
    fileprivate let body: (Journal) -> Void
    fileprivate let timeout: TimeInterval
    fileprivate let copy: ProcessCopy

    /// Waits until the copy ends.
    func result(observing observe: ((Substring) -> Void)? = nil) throws -> Result {
      var reader = observe.map { LineReader(receive: $0) }
      var last = try copy.result(timeout: timeout, &reader)
      // A copy can also hang because another thread held a lock when the process was copied: the
      // copy lacks the thread that would release it. A true hang recurs, so two attempts suffice
      // unless the copy is asleep, perhaps waiting for another such lock: while tests start, their
      // threads hold many.
      var attempts = 1
      while last.end == .hung, attempts < (last.isAsleep ? Sandbox.mostAttempts : 2) {
        last = try ProcessCopy(body).result(timeout: timeout, &reader)
        attempts += 1
      }
      return last
    }
  }

  /// The number of consecutive copies that hang asleep after which the app itself is considered
  /// hung.
  static let mostAttempts = 5

  /// The reason without addresses, which differ between sessions.
  package static func withoutAddresses(_ reason: String) -> String {
    reason.replacing(/\ \(0x[0-9a-f]+\)/, with: "").replacing(/0x[0-9a-f]+/, with: "0x…")
  }

  // Parts of the runtime's last message, and of those of C++ and the C library.
  private static let lastSentences = [
    "Fatal error", "Assertion failed", "Precondition failed", "Could not cast value of type",
    "Fatal access conflict", "Simultaneous accesses to", "deallocated with non-zero retain count",
    "swift runtime: ", "terminate called", "malloc(): ", "free(): ", "realloc(): ",
    "munmap_chunk(): ", "double free or corruption",
  ]

  /// The message with which the runtime ended the process, if any.
  package static func lastWords(in lines: [Substring]) -> String? {
    lines.first { line in lastSentences.contains { line.contains($0) } }
      .map { String($0.prefix(1000)) }
  }
}
