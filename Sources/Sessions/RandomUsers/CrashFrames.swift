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
  private static let marker = "navbench: crashed in\n"
  // The first use loads a library, which a crashing process must not.
  private static let isReady: Void = writeToNowhere()

  /// The return addresses, innermost first.
  private let addresses: [UInt]

  /// Reads the frames from what a crashed copy has written to its standard error.
  init(in lines: [Substring]) {
    let mark = Self.marker.dropLast()
    addresses = lines.drop { $0 != mark }.compactMap { line in
      line.firstMatch(of: /\[0x([0-9a-f]+)\]$/).flatMap { UInt($0.1, radix: 16) }
    }
  }

  /// Prepares this process for ``noteInCopy()``.
  static func prepare() { _ = isReady }

  /// From now on, a signal that ends this process first writes the frames to standard error.
  static func noteInCopy() {
    handleCrashes { number in
      // Allocates nothing, because the heap may be damaged.
      CrashFrames.write(to: STDERR_FILENO)
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  private static func writeToNowhere() {
    let nowhere = open("/dev/null", O_WRONLY)
    write(to: nowhere)
    close(nowhere)
  }

  private static func write(to file: Int32) {
    var text = marker
    text.withUTF8 { _ = send(file, $0.baseAddress, $0.count) }
    writeStackFrames(to: file)
  }

  /// A crash with the function of these modules that was running, and the addresses of the calls.
  ///
  /// If the message names a file of the standard library, as that of an index out of range does,
  /// the function replaces it, so that crashes in two functions are two findings.
  func locating(_ crash: Finding, in modules: [String]) -> Finding {
    let modules = Set(modules)
    // A call that never returns may be the last instruction of its function.
    let calls = addresses.lazy.compactMap { function(at: $0 &- 1, of: modules) }
    guard crash.crashSite == nil, let name = calls.first?.name else { return crash }
    var located = crash
    if crash.subject.hasPrefix(Finding.standardLibrary),
      let end = crash.subject.range(of: ": ")?.upperBound
    {
      located = Finding(
        .crash, "\(crash.subject[end...]), in '\(name)'", detail: crash.detail,
        events: crash.events)
    }
    // The first may have no line, if it is where a stack has overflowed.
    located.calls = calls.prefix(4).map(\.address)
    return located
  }
}

// An alias, because a member above shadows the function's name.
private let send = write
