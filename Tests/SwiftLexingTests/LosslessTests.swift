import Foundation
import SwiftLexing
import Testing

@Suite("No byte and no line is lost") struct LosslessTests {
  private static let fragments = [
    "/", "/*", "*/", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "(", ")", "\n", "\r\n", "\r", " ",
    "x", "return ", "= ", "!", "#/", "/#", "`", "\\", ".", "<#", "#>", "#!", "\u{FEFF}", "é", "\0",
    "1e", "-5",
  ]

  @Test("in any three fragments", arguments: fragments)
  func joinedFragments(first: String) {
    for second in Self.fragments {
      let lossy = Self.fragments.map { first + second + $0 }.filter { !isLossless(Array($0.utf8)) }

      #expect(lossy.isEmpty)
    }
  }

  @Test("in all bytes")
  func bytes() {
    for byte in UInt8.min...UInt8.max {
      #expect(isLossless([byte]), "\(byte)")
      #expect(isLossless([0x61, byte, byte, 0x0A, byte]), "\(byte)")
    }
  }

  @Test("in the sources of this project")
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

  /// Whether the lexemes put together are the source, and count all its lines.
  private func isLossless(_ source: [UInt8]) -> Bool {
    let lexemes = Lexemes(source)
    return source.rejoined == source && lexemes.all.allSatisfy { !$0.range.isEmpty }
      && lexemes.endLines.last ?? 1 == source.lineEnds + 1
  }
}
