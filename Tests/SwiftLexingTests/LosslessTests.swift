import Foundation
import SwiftLexing
import Testing

@Suite("Lossless lexing") struct LosslessTests {
  private static let fragments = [
    "/", "/*", "*/", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "(", ")", "\n", "\r\n", "\r", " ",
    "x", "return ", "= ", "!", "#/", "/#", "`", "\\", ".", "<#", "#>", "#!", "\u{FEFF}", "é", "\0",
    "1e", "-5",
  ]

  @Test("any three fragments are lexed without losing a byte or line", arguments: fragments)
  func joinedFragments(first: String) {
    for second in Self.fragments {
      let lossy = Self.fragments.map { first + second + $0 }.filter { !isLossless(Array($0.utf8)) }

      #expect(lossy.isEmpty)
    }
  }

  @Test("every byte value is lexed without losing a byte or line")
  func bytes() {
    for byte in UInt8.min...UInt8.max {
      #expect(isLossless([byte]), "\(byte)")
      #expect(isLossless([0x61, byte, byte, 0x0A, byte]), "\(byte)")
    }
  }

  @Test("this project's sources are lexed without losing a byte or line")
  func ownSources() throws {
    let sources = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let walk = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let files = try #require(walk).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    try #require(!files.isEmpty)

    for file in files {
      #expect(isLossless([UInt8](try Data(contentsOf: file))), "\(file.path)")
    }
  }

  /// Whether joining the lexemes restores the source, and the lexer counts all lines.
  private func isLossless(_ source: [UInt8]) -> Bool {
    let lexemes = Lexemes(source)
    return source.rejoined == source && lexemes.all.allSatisfy { !$0.range.isEmpty }
      && lexemes.endLines.last ?? 1 == source.lineEnds + 1
  }
}
