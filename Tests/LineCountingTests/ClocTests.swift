import Foundation
import LineCounting
import Testing

@Suite("Comparison with cloc and wc", .enabled(if: Cloc.isInstalled, "cloc is not installed"))
struct ClocTests {
  /// A file for which `cloc` reports different counts, with the reason.
  private struct Disagreement {
    let cloc: Cloc.Counts?
    let because: String

    init(blank: Int, comment: Int, code: Int, because: String) {
      cloc = Cloc.Counts(blank: blank, comment: comment, code: code)
      self.because = because
    }

    init(leftOutBecause because: String) {
      cloc = nil
      self.because = because
    }
  }

  /// All fixtures that cloc 1.96 counts differently; their first lines state the correct counts.
  private static let disagreements: [String: Disagreement] = [
    "bom-alone": Disagreement(
      blank: 1, comment: 0, code: 0, because: "it counts the byte order mark as a blank line"),
    "code-around-block-comment": Disagreement(
      blank: 0, comment: 4, code: 2,
      because: "it removes the comment, which joins two lines of code"),
    "cr-only": Disagreement(
      blank: 0, comment: 0, code: 1, because: "it ignores carriage returns without a newline"),
    "crlf": Disagreement(
      blank: 2, comment: 3, code: 3, because: "convention: an empty line in a string is blank"),
    "doc-comments": Disagreement(
      blank: 1, comment: 8, code: 3, because: "convention: an empty line in a comment is blank"),
    "empty": Disagreement(leftOutBecause: "it skips empty files"),
    "empty-lines-in-block-comment": Disagreement(
      blank: 3, comment: 3, code: 1, because: "convention: an empty line in a comment is blank"),
    "interpolation": Disagreement(
      blank: 1, comment: 8, code: 2, because: "it does not parse strings: \"/*\" opens a comment"),
    "markers-in-strings": Disagreement(
      blank: 0, comment: 3, code: 4, because: "it does not parse strings: \"/*\" opens a comment"),
    "mixed-newlines": Disagreement(
      blank: 1, comment: 1, code: 2, because: "it ignores carriage returns without a newline"),
    "multiline-string": Disagreement(
      blank: 1, comment: 3, code: 6, because: "it does not parse multi-line strings"),
    "nested-block-comment": Disagreement(
      blank: 0, comment: 4, code: 4, because: "it does not nest comments"),
    "regex": Disagreement(
      blank: 1, comment: 4, code: 6, because: "it does not parse regex literals"),
    "regex-or-division": Disagreement(
      blank: 0, comment: 8, code: 4, because: "it does not parse strings: \"/*\" opens a comment"),
    "unclosed-block-comment": Disagreement(
      blank: 1, comment: 1, code: 3, because: "it does not recognise unclosed comments"),
  ]

  @Test("cloc agrees on every fixture except the listed ones, which differ as listed")
  func fixtures() throws {
    let folder = try TemporaryFolder()
    let fixtures = try Fixture.all()
    for fixture in fixtures {
      try folder.write(fixture.source, to: "\(fixture.name).swift")
    }

    let answers = try Cloc.count(below: folder.url)

    for fixture in fixtures {
      let answer = answers["\(folder.path)/\(fixture.name).swift"]
      let truth = Cloc.Counts(blank: fixture.blank, comment: fixture.comment, code: fixture.code)
      if let disagreement = Self.disagreements[fixture.name] {
        #expect(answer == disagreement.cloc, "\(fixture.name): \(disagreement.because)")
        #expect(answer != truth, "'\(fixture.name)' now agrees: remove it from the list.")
      } else {
        #expect(answer == truth, "\(fixture.name)")
      }
    }
  }

  // In these files, cloc mistakes comment markers in string literals for comments.
  private static let withCommentMarksInStrings: Set = [
    "Harness/Metrics/BuildTimes/ArchitecturePackage.swift",
    "Verification/BenchmarkVerification/PlantedDefects/DefectPackage.swift",
    "Tools/SourceAdaptation/Command/VirtualTime.swift",
  ]

  @Test("cloc agrees on every file of this project, apart from its two differing conventions")
  func ownSources() throws {
    let sources = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let tree = try SourceTree(at: sources.path)
    let answers = try Cloc.count(below: sources)
    try #require(!answers.isEmpty)

    for file in tree.files where file.counts.lines > 0 {
      let answer = try #require(answers["\(sources.path)/\(file.relativePath)"])
      if Self.withCommentMarksInStrings.contains(file.relativePath) {
        #expect(
          answer != file.counts.asCloc,
          "'\(file.relativePath)' now agrees: remove it from the list.")
        continue
      }
      #expect(answer == file.counts.asCloc, "\(file.relativePath)")
    }
    #expect(answers.count == tree.files.count { $0.counts.lines > 0 })
  }

  @Test("wc -l agrees on every file of this project")
  func physicalLines() throws {
    let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent()

    for file in try SourceTree(at: tests.path).files {
      let answer = try run("/usr/bin/wc", "-l", "\(tests.path)/\(file.relativePath)")
      #expect(answer.hasPrefix("\(file.counts.physical) "), "\(file.relativePath)")
    }
  }
}

extension LineCounts {
  /// These counts by the rules of `cloc`, which treats every empty line as blank.
  fileprivate var asCloc: Cloc.Counts {
    Cloc.Counts(
      blank: blank + emptyInLiterals + emptyInComments,
      comment: comment - emptyInComments, code: codeAsCloc)
  }
}
