import Foundation

/// The notes and comments that a linker writes into an executable: little-endian ELF, 64 bits.
///
/// - Note: *System V ABI*, chapters 4 and 5, and *Linux Standard Base Core*, for the format.
struct ELFFile {
  private static let notes: UInt32 = 7
  private static let (buildIDNote, goldVersionNote): (UInt32, UInt32) = (3, 4)

  private struct Section {
    let name: Int
    let type: UInt32
    let content: Data
  }

  private let sections: [Section]
  private let names: Data

  /// Reads the sections; `nil` if the file is damaged or is not a little-endian ELF file of 64
  /// bits.
  init?(_ file: Data) {
    guard file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      let table = file.integer(at: 0x28, UInt64.self).flatMap({ Int(exactly: $0) }),
      let size = file.integer(at: 0x3A, UInt16.self),
      let count = file.integer(at: 0x3C, UInt16.self),
      let namesIndex = file.integer(at: 0x3E, UInt16.self), size >= 0x40
    else { return nil }
    var sections: [Section] = []
    for index in 0..<Int(count) {
      let (start, overflows) = table.addingReportingOverflow(index * Int(size))
      guard !overflows, let section = Self.section(at: start, in: file) else { return nil }
      sections.append(section)
    }
    guard sections.indices.contains(Int(namesIndex)) else { return nil }
    self.sections = sections
    names = sections[Int(namesIndex)].content
  }

  private static func section(at start: Int, in file: Data) -> Section? {
    guard let header = file.bytes(at: start, count: 0x40),
      let name = header.integer(at: 0, UInt32.self), let type = header.integer(at: 4, UInt32.self),
      let offset = header.integer(at: 0x18, UInt64.self),
      let size = header.integer(at: 0x20, UInt64.self)
    else { return nil }
    // Sections such as .bss have a size, but no content.
    let content = Int(exactly: offset).flatMap { offset in
      Int(exactly: size).flatMap { file.bytes(at: offset, count: $0) }
    }
    return Section(name: Int(name), type: type, content: content ?? Data())
  }

  /// The build ID, in hexadecimal.
  var buildID: String? {
    note(Self.buildIDNote).map { id in
      id.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
  }

  /// The linker's name and version: gold writes a note, lld and mold a comment, others neither.
  var linker: String? {
    if let gold = note(Self.goldVersionNote) {
      return String(decoding: gold.prefix { $0 != 0 }, as: UTF8.self)
    }
    let comments = sections.first { name(of: $0) == ".comment" }?.content ?? Data()
    let texts = comments.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let marker = "Linker: "
    return texts.first { $0.hasPrefix(marker) }.map { String($0.dropFirst(marker.count)) }
      ?? texts.first { $0.hasPrefix("mold ") }
  }

  private func name(of section: Section) -> String {
    String(decoding: names.dropFirst(section.name).prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The content of the GNU note of a type.
  ///
  /// A note consists of the sizes of its name and content, its type, its name, and its content.
  private func note(_ type: UInt32) -> Data? {
    for section in sections where section.type == Self.notes {
      var rest = section.content
      while let nameSize = rest.integer(at: 0, UInt32.self),
        let size = rest.integer(at: 4, UInt32.self), let found = rest.integer(at: 8, UInt32.self),
        let name = rest.bytes(at: 12, count: Int(nameSize)),
        let content = rest.bytes(at: 12 + Int(nameSize).paddedToWord, count: Int(size))
      {
        if found == type, name.elementsEqual("GNU\0".utf8) { return content }
        rest = rest.dropFirst(12 + Int(nameSize).paddedToWord + Int(size).paddedToWord)
      }
    }
    return nil
  }
}

extension Int {
  fileprivate var paddedToWord: Int { (self + 3) & ~3 }
}

extension Data {
  /// The bytes from an offset; `nil` if the data is too short.
  fileprivate func bytes(at offset: Int, count size: Int) -> Data? {
    guard offset >= 0, size >= 0, offset <= count, size <= count - offset else { return nil }
    return self[startIndex + offset..<startIndex + offset + size]
  }

  fileprivate func integer<T: FixedWidthInteger>(at offset: Int, _: T.Type) -> T? {
    bytes(at: offset, count: MemoryLayout<T>.size)?.reversed().reduce(0) { ($0 << 8) | T($1) }
  }
}
