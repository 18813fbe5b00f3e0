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

  /// The exit code of a copy that cannot write to its journal (`EX_IOERR` of sysexits.h).
  static let exitCodeOfFailure: Int32 = 74

  /// Appends a line, which is visible to the other process at once.
  ///
  /// Only a copy writes: if the disk is full, the copy ends, and the other process reports it.
  package func write(_ line: String) {
    var text = line
    text.append("\n")
    text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = send(descriptor, bytes.baseAddress! + written, bytes.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { _exit(Self.exitCodeOfFailure) }
        written += count
      }
    }
  }

  var size: Int {
    var info = stat()
    return fstat(descriptor, &info) == 0 ? Int(info.st_size) : 0
  }

  var lines: [Substring] { text(from: 0).split(separator: "\n") }

  /// The text from this byte to the end.
  fileprivate func text(from start: Int) -> String {
    var bytes = [UInt8](repeating: 0, count: max(0, size - start))
    let count = pread(descriptor, &bytes, bytes.count, off_t(start))
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}

/// Passes on the lines of a journal, each once, when they are complete.
struct LineReader {
  let receive: (Substring) -> Void
  private var position = 0

  init(receive: @escaping (Substring) -> Void) { self.receive = receive }

  mutating func read(_ journal: Journal) {
    let text = journal.text(from: position)
    guard let end = text.utf8.lastIndex(of: UInt8(ascii: "\n")) else { return }
    position += text.utf8.distance(from: text.utf8.startIndex, to: end) + 1
    text[..<end].split(separator: "\n").forEach(receive)
  }
}

// An alias, because a member above shadows the function's name.
private let send = write
