import BenchmarkKit
import Foundation
import JSONReading
import UserSessions

/// Every time measured in one launch, for analysis in other tools.
///
/// The file format is a line of JSON, followed by one 16-byte record per time, little-endian and
/// without padding:
///
/// | bytes | content |
/// |---|---|
/// | 0–3 | the session's index |
/// | 4–5 | the event's index in the session, from 0 |
/// | 6 | the subject's index in the header's `subjects` |
/// | 7 | the kind's index in the header's `kinds` |
/// | 8–11 | nanoseconds from the event's delivery until the app was idle |
/// | 12–15 | nanoseconds to the first navigation request; 2³² − 1 if there was none |
///
/// Records are in the order of measurement. Times of 2³² − 2 ns and more are recorded as 2³² − 2.
package final class EventSamples {
  /// An error thrown when a file cannot be read.
  package struct FileError: Error, CustomStringConvertible, Sendable {
    /// The error message: the unexpected content, and the expected content.
    package let description: String
  }

  private struct Header: Codable {
    var format = EventSamples.format
    var seed: String
    var subjects: [String] = []
    var kinds: [String] = []
  }

  private static let format = "navbench.samples/1"
  private static let recordSize = 16
  private static let none = UInt32.max

  private var header: Header
  private var records = Data()

  package init(seed: UInt64) {
    header = Header(seed: "0x" + String(seed, radix: 16))
  }

  func add(_ times: [EventTime], of subject: String, session: Int) {
    let subject = Self.place(of: subject, in: &header.subjects)
    for (index, time) in times.enumerated() {
      append(UInt32(truncatingIfNeeded: session))
      append(UInt16(truncatingIfNeeded: index))
      append(subject)
      append(Self.place(of: time.event.kind, in: &header.kinds))
      append(Self.nanoseconds(time.whole))
      append(time.decision.map(Self.nanoseconds) ?? Self.none)
    }
  }

  /// The content of the file.
  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(header) + Data("\n".utf8) + records
  }

  private func append(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { records.append(contentsOf: $0) }
  }

  // A linear search suffices for a few dozen names.
  private static func place(of name: String, in names: inout [String]) -> UInt8 {
    if let place = names.firstIndex(of: name) { return UInt8(place) }
    names.append(name)
    return UInt8(names.count - 1)
  }

  private static func nanoseconds(_ value: Double) -> UInt32 {
    UInt32(min(value, Double(none - 1)))
  }
}

extension EventSamples {
  /// Exports a file's times as CSV, one line per time.
  ///
  /// - Parameters:
  ///   - includesHeader: Whether the first line names the columns.
  ///   - take: Receives the text piece by piece.
  /// - Throws: `FileError` if the content is not in the format of `data()`.
  package static func exportCSV(
    _ content: Data, includesHeader: Bool = true, to take: (String) throws -> Void
  ) throws {
    let end = content.firstIndex(of: 0x0A) ?? content.endIndex
    let header: Header
    do {
      header = try JSONText.decode(from: content[..<end])
    } catch {
      throw FileError(
        description:
          """
          the first line is not valid \(error). Expected JSON with a 'format', a 'seed', \
          'subjects' and 'kinds'.
          """
      )
    }
    guard header.format == format else {
      throw FileError(description: "found format '\(header.format.excerpt)', expected '\(format)'.")
    }
    let records = content[end...].dropFirst()
    guard records.count.isMultiple(of: recordSize) else {
      throw FileError(
        description:
          """
          found \(records.count) bytes of records from byte \
          \(records.startIndex - content.startIndex), expected a multiple of \(recordSize). The \
          file is truncated.
          """
      )
    }
    if includesHeader {
      try take("seed,session,event,subject,kind,nanoseconds,decision nanoseconds\r\n")
    }
    let (seed, subjects) = (header.seed.asCell, header.subjects.map(\.asCell))
    let kinds = header.kinds.map(\.asCell)
    var place = records.startIndex
    func next<Value: FixedWidthInteger>(_ type: Value.Type) -> Value {
      defer { place += MemoryLayout<Value>.size }
      return content.withUnsafeBytes {
        Value(littleEndian: $0.loadUnaligned(fromByteOffset: place - content.startIndex, as: type))
      }
    }
    while place < records.endIndex {
      let (session, event) = (next(UInt32.self), next(UInt16.self))
      let (subject, kind) = (Int(next(UInt8.self)), Int(next(UInt8.self)))
      let (whole, decision) = (next(UInt32.self), next(UInt32.self))
      guard header.subjects.indices.contains(subject), header.kinds.indices.contains(kind) else {
        throw FileError(
          description:
            """
            found subject index \(subject) and kind index \(kind) at byte \
            \(place - recordSize - content.startIndex), expected less than \
            \(header.subjects.count) and \(header.kinds.count). The file is damaged.
            """)
      }
      try take(
        "\(seed),\(session),\(event),\(subjects[subject]),\(kinds[kind]),\(whole),"
          + (decision == none ? "" : "\(decision)") + "\r\n")
    }
  }
}

extension String {
  /// The name as a CSV cell; names of known subjects and kinds need no quotes.
  fileprivate var asCell: String {
    guard wholeMatch(of: /[A-Za-z0-9 _.\/()-]*/) == nil || hasPrefix("-") else { return self }
    return "\"'" + visible.replacing("\"", with: "\"\"") + "\""
  }
}
