import Foundation
import Testing

/// Swift source with its correct counts.
///
/// The files end in ".swift.txt", so that neither the formatter nor a line count of this project
/// treats them as sources. Their counts were checked with the compiler's own parser (SwiftParser
/// 6.3).
struct Fixture: Sendable, CustomTestStringConvertible {
  let name: String
  let source: [UInt8]
  let code: Int
  let comment: Int
  let blank: Int

  var testDescription: String { name }
}

extension Fixture {
  static let folder = Bundle.module.bundleURL.appendingPathComponent("Fixtures")

  static let names = [
    "code-around-block-comment", "comment-end-operators", "conditional-compilation",
    "doc-comments", "editor-placeholders", "empty-lines-in-block-comment", "interpolation",
    "markers-in-strings", "merge-conflict", "multiline-string", "nested-block-comment", "ordinary",
    "raw-identifiers", "raw-string", "regex", "regex-or-division", "unclosed-block-comment",
    "unclosed-string",
  ]

  /// Reads a file whose first line states its counts: `// 7 lines: 1 code, 5 comment, 1 blank`.
  init(named name: String) throws {
    let url = Self.folder.appendingPathComponent("\(name).swift.txt")
    let source = [UInt8](try Data(contentsOf: url))
    let first = String(decoding: source.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let truth = first.split { !$0.isNumber }.compactMap { Int($0) }
    try #require(truth.count == 4, "'\(name)' does not state its counts on its first line.")
    try #require(
      truth[0] == truth[1] + truth[2] + truth[3], "The counts of '\(name)' do not add up.")
    self.init(name: name, source: source, code: truth[1], comment: truth[2], blank: truth[3])
  }

  /// Sources whose exact bytes matter, so they cannot state their counts on their first line.
  static let bytes = [
    Fixture(name: "empty", source: [], code: 0, comment: 0, blank: 0),
    Fixture(name: "one-newline", source: [0x0A], code: 0, comment: 0, blank: 1),
    Fixture(
      name: "no-final-newline", source: Array("// c\nlet a = 1".utf8), code: 1, comment: 1, blank: 0
    ),
    Fixture(
      name: "crlf",
      source: Array(
        "let a = 1\r\n// c\r\n\r\n/*\r\n x\r\n*/ let b = \"\"\"\r\n\r\n\"\"\"\r\n".utf8),
      code: 4, comment: 3, blank: 1),
    Fixture(
      name: "cr-only", source: Array("let a = 1\r// c\r\rlet b = 2\r".utf8),
      code: 2, comment: 1, blank: 1),
    Fixture(
      name: "mixed-newlines", source: Array("let a = 1\r\n\r// c\n\n\rlet b = 2".utf8),
      code: 2, comment: 1, blank: 3),
    Fixture(
      name: "bom", source: [0xEF, 0xBB, 0xBF] + Array("// c\nlet a = 1\n".utf8),
      code: 1, comment: 1, blank: 0),
    Fixture(name: "bom-alone", source: [0xEF, 0xBB, 0xBF], code: 0, comment: 0, blank: 0),
    Fixture(
      name: "invalid-utf8",
      source: Array("let a = \"".utf8) + [0xFF, 0xFE] + Array("\" // ".utf8) + [0xC3]
        + Array("\n// ".utf8) + [0x80] + Array("\n\nlet ".utf8) + [0xE2, 0x28]
        + Array(" = 1\n/* ".utf8) + [0xF0] + Array(" */\n".utf8),
      code: 2, comment: 2, blank: 1),
    Fixture(
      name: "shebang", source: Array("#!/usr/bin/env swift /* x\n// c\nlet a = 1\n".utf8),
      code: 2, comment: 1, blank: 0),
    Fixture(
      name: "white-space", source: Array(" \t\u{0B}\u{0C}\n\u{A0}\n".utf8),
      code: 1, comment: 0, blank: 1),
  ]

  static func all() throws -> [Fixture] {
    try names.map(Fixture.init(named:)) + bytes
  }
}
