import Foundation
import LeakDetection

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The functions that were running when a copy of this process crashed.
///
/// The copy has this process's memory, so their addresses are those of this process.
struct CrashFrames {
  // The first use loads a library, which a crashing process must not.
  private static let isReady: Void = writeAll()

  private let lines: [Substring]

  /// Takes what a copy has written to its standard error; most copies do not crash.
  init(in lines: [Substring]) { self.lines = lines }

  /// Prepares this process for ``noteInCopy()``.
  static func prepare() { _ = isReady }

  /// From now on, a signal that ends this process first writes the frames to standard error.
  static func noteInCopy() {
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      // Replaces the runtime's own handler, which would pause to print a backtrace.
      signal(number) { number in
        // Allocates nothing, because the heap may be damaged.
        writeStackFrames(to: STDERR_FILENO)
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  private static func writeAll() {
    let nowhere = open("/dev/null", O_WRONLY)
    writeStackFrames(to: nowhere)
    close(nowhere)
  }

  /// The innermost function of these modules: its name, and the call's address in the program.
  func innermost(of modules: Set<String>) -> (name: String, address: UInt64)? {
    lines.lazy.compactMap { line in
      line.firstMatch(of: /\[0x([0-9a-f]+)\]$/).flatMap { UInt($0.1, radix: 16) }
    }
    // A call that never returns may be the last instruction of its function.
    .compactMap { function(at: $0 - 1, of: modules) }.first
  }
}

extension VisitOutcome {
  /// Adds the app's function and line to a crash whose message names no file of the app, such as
  /// that of an index out of range.
  @MainActor mutating func locateCrash(_ frames: CrashFrames) {
    guard let crash = findings.last, crash.kind == .crash, !crash.namesFileOfApp,
      let innermost = frames.innermost(of: Set(modules))
    else { return }
    findings.removeLast()
    findings.append(crash.inFunction(innermost.name))
    findings[findings.count - 1].location = Addresses([innermost.address]).lines().values.first
  }
}

extension Finding {
  // A failed check in the standard library names its own file.
  private static let standardLibrary = "Swift/"

  fileprivate var namesFileOfApp: Bool {
    crashSite.map { !$0.file.hasPrefix(Self.standardLibrary) } ?? false
  }

  /// The crash with the function in its subject, in place of the standard library's file, so that
  /// crashes in two functions are two findings.
  fileprivate func inFunction(_ name: String) -> Finding {
    guard crashSite != nil, let end = subject.range(of: ": ")?.upperBound else { return self }
    return Finding(.crash, "\(subject[end...]), in '\(name)'", detail: detail, events: events)
  }
}
