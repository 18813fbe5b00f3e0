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
  private static let overflowMarker = "navbench: the stack overflowed in\n"
  // The first use loads a library, which a crashing process must not.
  private static let isReady: Void = writeToNowhere()

  /// The return addresses, innermost first.
  private let addresses: [UInt]

  private let isOverflow: Bool

  /// Reads the frames from what a crashed copy has written to its standard error.
  init(in lines: [Substring]) {
    let marks = [Self.marker.dropLast(), Self.overflowMarker.dropLast()]
    let lines = lines.drop { !marks.contains($0) }
    isOverflow = lines.first == marks[1]
    addresses = lines.compactMap { line in
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
    var text = hasStackOverflowed() ? overflowMarker : marker
    text.withUTF8 { _ = send(file, $0.baseAddress, $0.count) }
    writeStackFrames(to: file)
  }

  /// A crash with the function of these modules that was running, and the addresses of the calls.
  ///
  /// The function is added to a signal's number, and replaces a file of the standard library, which
  /// a message such as that of an index out of range names. Crashes in two functions are then two
  /// findings. A recursion is named, because it overflows the stack in any function that it calls.
  func locating(_ crash: Finding, in modules: [String]) -> Finding {
    let modules = Set(modules)
    // A call that never returns may be the last instruction of its function.
    let calls = addresses.lazy.compactMap { call(at: $0 &- 1, of: modules) }
    guard crash.crashSite == nil, let first = calls.first else { return crash }
    var located = crash
    if let words = crash.wordsWithoutPlace {
      let recurring = isOverflow ? recursion(among: Array(calls)) : nil
      let place = recurring.map { "the recursion of '\($0.function)'" } ?? "'\(first.function)'"
      located = Finding(
        .crash, "\(words), in \(place)", detail: crash.detail, events: crash.events)
      if let recurring {
        located.calls = [recurring.address]
        return located
      }
    }
    // The first may have no line.
    located.calls = calls.prefix(4).map(\.address)
    return located
  }

  /// The call that a recursion repeats; the first in the program if it repeats several, so that it
  /// is the same wherever the stack overflowed.
  private func recursion(among calls: [Call]) -> Call? {
    let repeated = Dictionary(grouping: calls, by: \.address).values.filter { $0.count > 1 }
    return repeated.compactMap(\.first).min { $0.address < $1.address }
  }
}

extension Finding {
  /// The reason for a crash whose message names no place in the app: the signal, or the text after
  /// a file of the standard library.
  fileprivate var wordsWithoutPlace: Substring? {
    if subject.hasPrefix("signal ") { return subject[...] }
    guard subject.hasPrefix(Self.standardLibrary), let end = subject.range(of: ": ") else {
      return nil
    }
    return subject[end.upperBound...]
  }
}

// An alias, because a member above shadows the function's name.
private let send = write
