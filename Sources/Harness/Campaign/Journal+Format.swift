import BenchmarkKit
import Checksums
import Foundation

// A journal is a file of lines. The first line holds the manifest, and every other line holds a
// completed job:
//
//   <length> <checksum> <JSON>\n
//
//   length: the size of the JSON in bytes, as 8 hexadecimal digits
//   checksum: the `Checksum` of the JSON, as 16 hexadecimal digits
//
// The JSON has no line breaks. Lines are only appended, in the order in which jobs are completed.
//
// A process can be killed, or a machine can lose power, in the middle of a line, so anything after
// the last intact line is discarded. Damage between intact lines is skipped: jobs are deterministic
// and can be repeated. Only a file whose first line is damaged is useless.
extension Journal {
  /// A line of the file.
  struct Line {
    let offset: Int
    let content: Data

    /// The offset of the next line.
    var end: Int { offset + Journal.headLength + content.count + 1 }
  }

  static let headLength = 8 + 1 + 16 + 1

  /// The bytes of a line with this content.
  static func line(_ content: Data) -> Data { head(of: content) + content + Data("\n".utf8) }

  private static func head(of content: Data) -> Data {
    let length = String(content.count, radix: 16)
    let zeros = String(repeating: "0", count: 8 - length.count)
    return Data("\(zeros)\(length) \(Checksum(content).text) ".utf8)
  }

  /// The line at an offset; `nil` if there is no intact line.
  static func readLine(_ descriptor: Int32, at offset: Int) -> Line? {
    guard let head = read(descriptor, at: offset, count: headLength),
      let length = length(descriptor, at: offset),
      let rest = read(descriptor, at: offset + headLength, count: length + 1),
      rest.last == 0x0A
    else { return nil }
    let content = rest.dropLast()
    return Self.head(of: content) == head ? Line(offset: offset, content: content) : nil
  }

  /// The first intact line at or after an offset.
  static func firstLine(_ descriptor: Int32, from offset: Int) -> Line? {
    if let line = readLine(descriptor, at: offset) { return line }
    // The next line begins here if only the line break is damaged.
    if let length = length(descriptor, at: offset),
      let line = readLine(descriptor, at: offset + headLength + length + 1)
    {
      return line
    }
    var offset = offset
    while let next = nextLineBreak(descriptor, from: offset) {
      if let line = readLine(descriptor, at: next + 1) { return line }
      offset = next + 1
    }
    return nil
  }

  private static func length(_ descriptor: Int32, at offset: Int) -> Int? {
    read(descriptor, at: offset, count: 8).flatMap {
      Int(String(decoding: $0, as: UTF8.self), radix: 16)
    }
  }

  private static func nextLineBreak(_ descriptor: Int32, from offset: Int) -> Int? {
    var offset = offset
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = pread(descriptor, &bytes, bytes.count, off_t(offset))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      if let index = bytes[..<count].firstIndex(of: 0x0A) { return offset + index }
      offset += count
    }
  }

  /// Exactly `count` bytes; `nil` if there are fewer.
  private static func read(_ descriptor: Int32, at offset: Int, count: Int) -> Data? {
    // A damaged length can have any value.
    let size = lseek(descriptor, 0, SEEK_END)
    guard offset >= 0, count > 0, count <= size - offset else { return nil }
    var data = Data(count: count)
    let isRead = data.withUnsafeMutableBytes { bytes in
      var done = 0
      while done < count {
        let part = pread(
          descriptor, bytes.baseAddress! + done, count - done, off_t(offset + done))
        if part < 0, errno == EINTR { continue }
        guard part > 0 else { return false }
        done += part
      }
      return true
    }
    return isRead ? data : nil
  }
}
