import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An unnamed file shared by a process and its copy.
package final class Journal {
  let descriptor: Int32

  init() throws {
    let folder = NSTemporaryDirectory()
    // mkstemp replaces the last six characters.
    var template = Array((folder + "/navbench-XXXXXX").utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw SandboxError.noFile(folder: folder, code: errno) }
    unlink(template)
  }

  deinit { close(descriptor) }

  /// Appends a line, which is visible to the other process at once.
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

  var lines: [Substring] { text.split(separator: "\n") }

  /// The lines that have been written to their end.
  var wholeLines: [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropLast().filter { !$0.isEmpty }
  }

  private var text: String {
    var bytes = [UInt8](repeating: 0, count: size)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}

/// Passes on the lines of a journal, each once.
struct LineReader {
  let receive: (Substring) -> Void
  private var count = 0

  init(receive: @escaping (Substring) -> Void) { self.receive = receive }

  mutating func read(_ journal: Journal) {
    let lines = journal.wholeLines.dropFirst(count)
    count += lines.count
    lines.forEach(receive)
  }
}

// An alias, because a member above shadows the function's name.
private let send = write
