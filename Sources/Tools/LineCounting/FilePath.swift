import Foundation

/// The path of a file as the system stores it: bytes, which need not be UTF-8.
package struct FilePath: Hashable, Sendable, CustomStringConvertible {
  /// The path without its terminating zero.
  package let bytes: [UInt8]

  /// Creates a path with the given bytes, unchanged.
  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// Creates a path from text, encoded as UTF-8.
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// The path as text, with bytes that are not UTF-8 shown as `\xFF`.
  package var description: String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = (1...min(4, rest.count)).first {
        String(validating: rest.prefix($0), as: UTF8.self) != nil
      }
      if let length {
        text += String(decoding: rest.prefix(length), as: UTF8.self)
      } else {
        text += "\\x" + String(rest[rest.startIndex], radix: 16, uppercase: true)
      }
      rest = rest.dropFirst(length ?? 1)
    }
    return text
  }

  /// The path of an entry in this folder.
  func appending(_ name: FilePath) -> FilePath {
    FilePath(bytes: bytes + [UInt8(ascii: "/")] + name.bytes)
  }

  func hasPrefix(_ text: String) -> Bool { bytes.starts(with: text.utf8) }

  func hasSuffix(_ text: String) -> Bool { bytes.reversed().starts(with: text.utf8.reversed()) }

  /// Calls `body` with the path as a C string.
  package func withCString<Value>(_ body: (UnsafePointer<CChar>) -> Value) -> Value {
    (bytes + [0]).withUnsafeBytes { body($0.assumingMemoryBound(to: CChar.self).baseAddress!) }
  }

  /// The names in this folder, unordered, without `.` and `..`; `nil` if it cannot be read.
  var names: [FilePath]? {
    guard let folder = withCString({ opendir($0) }) else { return nil }
    defer { closedir(folder) }
    var names: [FilePath] = []
    errno = 0
    while let entry = readdir(folder) {
      let bytes = withUnsafePointer(to: &entry.pointee.d_name) {
        Array(
          UnsafeRawBufferPointer(
            start: $0, count: strlen(UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))))
      }
      if bytes != [0x2E], bytes != [0x2E, 0x2E] { names.append(FilePath(bytes: bytes)) }
      errno = 0
    }
    return errno == 0 ? names : nil
  }

  /// The content of the file; `nil` if it cannot be read.
  var content: Data? {
    let descriptor = withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return nil }
    return try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).readToEnd() ?? Data()
  }
}
