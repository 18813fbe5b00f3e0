import Foundation
import LeakDetection

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One copy of this process, from its start to its end.
@MainActor final class ProcessCopy {
  private let journal: Journal
  private let messages: Journal
  private let lifeline: Lifeline
  private let home: PrivateHome
  private let child: pid_t
  private var hasEnded = false

  /// Starts the copy, which runs `body` and exits.
  init(_ body: (Journal) -> Void) throws {
    journal = try Journal()
    messages = try Journal()
    lifeline = try Lifeline()
    home = try PrivateHome()
    CrashFrames.prepare()
    let parent = getpid()
    child = Self.fork()
    if child == 0 {
      Self.prepare(messages, of: parent)
      home.enter()
      body(journal)
      _exit(0)
    }
    guard child > 0 else {
      hasEnded = true
      throw SandboxError.noProcess(code: errno)
    }
    lifeline.letGo()
  }

  isolated deinit {
    guard !hasEnded else { return }
    kill(child, SIGKILL)
    _ = try? end(isHung: true)
  }

  /// Waits until the copy ends, or kills it after `timeout` seconds without a sign of life.
  func result(timeout: TimeInterval, _ reader: inout LineReader?) throws -> Sandbox.Result {
    var watch = ChildWatch(child)
    var isHung = false
    while !isHung, !lifeline.isCut(within: 0.1) {
      watch.look(signs: journal.size)
      reader?.read(journal)
      isHung = watch.silence > .seconds(timeout)
    }
    if isHung { kill(child, SIGKILL) }
    let end = try end(isHung: isHung)
    reader?.read(journal)
    return Sandbox.Result(
      end: end, lines: journal.lines, frames: frames(of: end), sleep: watch.sleep,
      isAsleep: watch.isAsleep)
  }

  private func frames(of end: Sandbox.End) -> CrashFrames? {
    if case .crashed = end { CrashFrames(in: messages.lines) } else { nil }
  }

  // Looked up by name because Swift marks `fork` as unavailable on some platforms: other threads do
  // not survive it. The copy does not need them, because it stays on this thread until `_exit`.
  private static func fork() -> pid_t {
    typealias Fork = @convention(c) () -> pid_t
    let fork = dlsym(dlopen(nil, RTLD_NOW), "fork")
    return HeapCensus.whileNoOtherThreadCounts { unsafeBitCast(fork, to: Fork.self)() }
  }

  private static func prepare(_ messages: Journal, of parent: pid_t) {
    ParentProcess.endWith(parent)
    CrashFrames.noteInCopy()
    dup2(messages.descriptor, STDERR_FILENO)
    dup2(messages.descriptor, STDOUT_FILENO)
  }

  /// Waits until a copy that was killed or has closed its lifeline ends; returns how it ended.
  private func end(isHung: Bool) throws -> Sandbox.End {
    hasEnded = true
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
    let words = Sandbox.lastWords(in: messages.lines) ?? "signal \(signal)"
    return .crashed(home.withoutPath(words))
  }
}
