import Foundation
import LeakDetection

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
    /// The time for which it slept.
    package let sleep: Duration
    /// Whether it was asleep when last polled.
    fileprivate let isAsleep: Bool
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
    var reader = observe.map { LineReader(receive: $0) }
    var last = try attempt(body, &reader)
    // A copy can also hang because another thread held a lock when the process was copied: the copy
    // lacks the thread that would release it. A true hang recurs, so two attempts suffice unless
    // the copy is asleep, perhaps waiting for another such lock: while tests start, their threads
    // hold many.
    var attempts = 1
    while last.end == .hung, attempts < (last.isAsleep ? Self.mostAttempts : 2) {
      last = try attempt(body, &reader)
      attempts += 1
    }
    return last
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

  @MainActor private func attempt(
    _ body: (Journal) -> Void, _ reader: inout LineReader?
  ) throws -> Result {
    let journal = try Journal()
    let messages = try Journal()
    let lifeline = try Lifeline()
    let parent = getpid()
    let child = startCopy()
    if child == 0 {
      prepareCopy(messages, of: parent)
      body(journal)
      _exit(0)
    }
    guard child > 0 else { throw SandboxError.noProcess(code: errno) }
    lifeline.letGo()
    let (end, watch) = try wait(for: child, lifeline, journal, messages, &reader)
    reader?.read(journal)
    return Result(end: end, lines: journal.lines, sleep: watch.sleep, isAsleep: watch.isAsleep)
  }

  // Looked up by name because Swift marks `fork` as unavailable on some platforms: other threads do
  // not survive it. The copy does not need them, because it stays on this thread until `_exit`.
  private func startCopy() -> pid_t {
    typealias Fork = @convention(c) () -> pid_t
    let fork = dlsym(dlopen(nil, RTLD_NOW), "fork")
    return HeapCensus.whileNoOtherThreadCounts { unsafeBitCast(fork, to: Fork.self)() }
  }

  private func prepareCopy(_ messages: Journal, of parent: pid_t) {
    ParentProcess.endWith(parent)
    // The runtime's own handler would pause to print a backtrace.
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      reset(signal)
    }
    dup2(messages.descriptor, STDERR_FILENO)
    dup2(messages.descriptor, STDOUT_FILENO)
  }

  private func wait(
    for child: pid_t, _ lifeline: Lifeline, _ journal: Journal, _ messages: Journal,
    _ reader: inout LineReader?
  ) throws -> (end: End, watch: ChildWatch) {
    var watch = ChildWatch(child)
    var isHung = false
    while !isHung, !lifeline.isCut(within: 0.1) {
      watch.look(signs: journal.size)
      reader?.read(journal)
      isHung = watch.silence > .seconds(timeout)
    }
    if isHung { kill(child, SIGKILL) }
    return (try end(of: child, isHung: isHung, messages), watch)
  }

  /// Waits until a copy that was killed or has closed its lifeline ends; returns how it ended.
  private func end(of child: pid_t, isHung: Bool, _ messages: Journal) throws -> End {
    var status: Int32 = 0
    while waitpid(child, &status, 0) != child {
      // Other code has already waited for the child, so its exit status is lost.
      if errno != EINTR {
        return .crashed("the exit status of the process was lost (errno \(errno))")
      }
    }
    if isHung { return .hung }
    let signal = status & 0x7f
    if signal == 0, status == 0 { return .finished }
    let code = (status >> 8) & 0xff
    if signal == 0, code == Journal.exitCodeOfFailure {
      throw SandboxError.notWritten(folder: NSTemporaryDirectory())
    }
    if signal == 0 { return .crashed("exit code \(code)") }
    return .crashed(Self.lastWords(in: messages.lines) ?? "signal \(signal)")
  }
}

// An alias, because a member above shadows the function's name.
private func reset(_ number: Int32) { signal(number, SIG_DFL) }
