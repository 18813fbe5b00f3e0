import Foundation
import Testing

@Suite("Mutants of the leak detector") struct MutantListTests {
  @Test("each mutant's old text occurs once in its file, so that scripts/mutants can apply it")
  func upToDate() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    let entries = try text("scripts/mutants.txt").components(separatedBy: "\n\n")
    let mutants = entries.map { $0.split(separator: "\n").filter { !$0.hasPrefix("#") } }
      .filter { !$0.isEmpty }

    #expect(mutants.count > 100)
    for lines in mutants {
      let file = String(lines[0].prefix { $0 != ":" })
      let old = lines.filter { $0.hasPrefix("- ") }.map { $0.dropFirst(2) }.joined(separator: "\n")
      #expect(try text(file).components(separatedBy: old).count == 2, "\(lines[0])")
    }
  }
}
