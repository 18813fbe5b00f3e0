import Foundation
import LeakDetection

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs code in a copy of this process, so that whatever it does to the process ends with the copy.
///
/// A session in a copy of its own starts from the same memory as every other: it is a pure function of its seed and index
/// also in an app with singletons, and a trap in the app ends the copy only.
package struct Sandbox {
  /// How the copy ended.
  package enum End: Equatable {
    case finished
    /// A signal ended it, with what the runtime said of it.
    case trapped(String)
    /// It wrote nothing for as long as the sandbox waits, although it could have.
    case hung
  }

  /// Seconds without a sign of life after which a copy is ended; those of the copy, see `Silence`.
  private let patience: TimeInterval

  package init(patience: TimeInterval) { self.patience = patience }

  /// Runs `body` in a copy of the process and waits for its end.
  ///
  /// - Parameter body: Gets the place to write to. What it wrote is there for the caller whatever end it comes to.
  /// - Returns: The end, and what was written, line by line.
  @MainActor package func run(
    _ body: (Journal) -> Void
  ) throws -> (end: End, lines: [Substring]) {
    let first = try attempt(body)
    // A copy can also hang because another thread of this process held a lock when it was made. What really does not end
    // does not end twice.
    return first.end == .hung ? try attempt(body) : first
  }

  /// What ended a copy in words that are the same in every session: an address is another each time.
  package static func withoutAddresses(_ reason: String) -> String {
    reason.replacing(/\ \(0x[0-9a-f]+\)/, with: "").replacing(/0x[0-9a-f]+/, with: "0x…")
  }

  // How the runtime begins the sentence with which it ends a process; the last two come from C++ and from the C library.
  private static let lastSentences = [
    "Fatal error", "Assertion failed", "Could not cast value of type", "Fatal access conflict",
    "Simultaneous accesses to", "deallocated with non-zero retain count",
    "swift runtime: ", "terminate called", "malloc(): ", "free(): ",
  ]

  /// The sentence with which the runtime ended a process, if there is one.
  package static func lastWords(in lines: [Substring]) -> String? {
    lines.first { line in lastSentences.contains { line.contains($0) } }
      .map { String($0.prefix(1000)) }
  }

  @MainActor private func attempt(
    _ body: (Journal) -> Void
  ) throws -> (end: End, lines: [Substring]) {
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
    guard child > 0 else { throw SandboxError(action: "copy the process", code: errno) }
    lifeline.letGo()
    let end = wait(for: child, lifeline, journal, messages)
    return (end, journal.lines)
  }

  // Through the symbol table because Swift's importers mark `fork` as unavailable on some platforms: threads do not survive
  // it. The copy uses none: it runs on, on this thread, until `_exit`.
  private func startCopy() -> pid_t {
    typealias Fork = @convention(c) () -> pid_t
    let fork = dlsym(dlopen(nil, RTLD_NOW), "fork")
    return HeapCensus.whileNobodyElseCounts { unsafeBitCast(fork, to: Fork.self)() }
  }

  private func prepareCopy(_ messages: Journal, of parent: pid_t) {
    ParentProcess.endWith(parent)
    // The runtime's own handler would stop to print a backtrace.
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      reset(signal)
    }
    dup2(messages.descriptor, STDERR_FILENO)
    dup2(messages.descriptor, STDOUT_FILENO)
  }

  private func wait(
    for child: pid_t, _ lifeline: Lifeline, _ journal: Journal, _ messages: Journal
  ) -> End {
    var watch = ChildWatch(child)
    var isHung = false
    while !isHung, !lifeline.isCut(within: 0.1) {
      watch.look(signs: journal.size)
      isHung = watch.silence > .seconds(patience)
    }
    if isHung { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) != child {
      // Somebody else has asked for it; how it ended cannot be known any more.
      if errno != EINTR { return .trapped("the process was lost: error \(errno)") }
    }
    if isHung { return .hung }
    let signal = status & 0x7f
    if signal == 0, status == 0 { return .finished }
    if signal == 0 { return .trapped("exit code \((status >> 8) & 0xff)") }
    return .trapped(Self.lastWords(in: messages.lines) ?? "signal \(signal)")
  }
}

/// A pipe of which only the copy holds the other end, so that it is cut when the copy has ended, however that came about.
private final class Lifeline {
  private var ends: [Int32] = [-1, -1]

  init() throws {
    guard pipe(&ends) == 0 else { throw SandboxError(action: "make a pipe", code: errno) }
    // A program that this process starts meanwhile must not hold on to it.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(ends[0])
    letGo()
  }

  /// Leaves the other end to the copy.
  func letGo() {
    if ends[1] >= 0 { close(ends[1]) }
    ends[1] = -1
  }

  /// Whether the copy ends within so many seconds.
  func isCut(within seconds: TimeInterval) -> Bool {
    var end = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    return poll(&end, 1, Int32(seconds * 1000)) > 0
  }
}

/// A file without a name that a process and its copy share.
package final class Journal {
  let descriptor: Int32

  init() throws {
    let folder = NSTemporaryDirectory()
    // mkstemp puts letters of its own in the place of the last six.
    var template = Array((folder + "/navbench-XXXXXX").utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw SandboxError(action: "make a file in \(folder)", code: errno)
    }
    unlink(template)
  }

  deinit { close(descriptor) }

  /// Adds a line; it is there for the other process at once.
  package func write(_ line: String) {
    var text = line
    text.append("\n")
    text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = send(descriptor, bytes.baseAddress! + written, bytes.count - written)
        guard count > 0 else { return }
        written += count
      }
    }
  }

  var size: Int {
    var info = stat()
    return fstat(descriptor, &info) == 0 ? Int(info.st_size) : 0
  }

  var lines: [Substring] {
    var bytes = [UInt8](repeating: 0, count: size)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
  }
}

/// The system would not let a sandbox be made.
struct SandboxError: Error, CustomStringConvertible {
  let action: String
  let code: Int32

  var description: String {
    "could not \(action): \(String(cString: strerror(code))). Free some memory, disk or processes and try again."
  }
}

// Under other names, because the members above hide them.
private let send = write
private func reset(_ number: Int32) { signal(number, SIG_DFL) }
