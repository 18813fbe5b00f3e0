import Foundation
import LineCounting
import Testing

@Suite("Counting lines") struct LineCounterTests {
  @Test("every file has the counts that its first line states", arguments: Fixture.names)
  func file(named name: String) throws {
    let fixture = try Fixture(named: name)

    let counts = LineCounter.count(fixture.source)

    #expect(counts.code == fixture.code)
    #expect(counts.comment == fixture.comment)
    #expect(counts.blank == fixture.blank)
  }

  @Test("lines with unusual bytes are counted as an editor shows them", arguments: Fixture.bytes)
  func bytes(_ fixture: Fixture) {
    let counts = LineCounter.count(fixture.source)

    #expect(counts.code == fixture.code)
    #expect(counts.comment == fixture.comment)
    #expect(counts.blank == fixture.blank)
  }

  @Test("no fixture is omitted")
  func completeness() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Fixture.folder.path)

    #expect(Set(files) == Set(Fixture.names.map { "\($0).swift.txt" }))
  }

  @Test(
    "physical lines are the newline characters that wc -l counts",
    arguments: [
      ("", 0, 0), ("a", 0, 1), ("a\n", 1, 1), ("a\nb", 1, 2), ("a\r\nb\r\n", 2, 2),
      ("a\rb\r", 0, 2), ("\n\n", 2, 2), ("\"\"\"\n\n\"\"\"", 2, 3), ("/*\n*/\n", 2, 2),
    ])
  func physical(source: String, physical: Int, lines: Int) {
    let counts = LineCounter.count(source)

    #expect(counts.physical == physical)
    #expect(counts.lines == lines)
  }

  @Test(
    "empty lines in literals and comments are counted separately, because cloc counts them as blank"
  )
  func emptyLines() {
    let counts = LineCounter.count("let a = \"\"\"\n\n \t\n\"\"\"\n/*\n\n*/\n\n")

    #expect(counts.code == 4)
    #expect(counts.emptyInLiterals == 2)
    #expect(counts.codeAsCloc == 2)
    #expect(counts.comment == 3)
    #expect(counts.emptyInComments == 1)
    #expect(counts.blank == 1)
  }

  @Test(
    "an unclosed construct is reported with its line",
    arguments: [
      ("let a = 1\n/* /* */\n", UnclosedConstruct.Kind.blockComment, 2),
      ("\n\nlet a = \"\"\"\n\n", .multilineString, 3),
      ("let a = \"\"\"\n\\(f(1\n", .interpolation, 2),
    ])
  func unclosed(source: String, kind: UnclosedConstruct.Kind, line: Int) throws {
    let unclosed = try #require(LineCounter.scan(Array(source.utf8)).unclosed)

    #expect(unclosed.kind == kind)
    #expect(unclosed.line == line)
  }

  @Test("a file without unclosed constructs reports none")
  func closed() throws {
    #expect(LineCounter.scan(try Fixture(named: "interpolation").source).unclosed == nil)
  }

  @Test("a lazy sequence has the same counts as an array")
  func lazySequence() {
    let source = Array("let a = 1\n\n// c\n".utf8)

    #expect(LineCounter.count(source.lazy.map { $0 }) == LineCounter.count(source))
  }

  @Test("counts add up field by field")
  func sum() {
    let one = LineCounts(
      physical: 1, code: 2, comment: 3, blank: 4, emptyInLiterals: 5, emptyInComments: 6)

    #expect(
      [one, one, .zero].sum()
        == LineCounts(
          physical: 2, code: 4, comment: 6, blank: 8, emptyInLiterals: 10, emptyInComments: 12))
  }
}
