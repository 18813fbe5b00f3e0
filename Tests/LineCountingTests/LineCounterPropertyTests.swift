import LineCounting
import RandomNumbers
import TestRounds
import Testing

@Suite("Counting lines of any input") struct LineCounterPropertyTests {
  private static let tokens = [
    "/", "/", "//", "/*", "*/", "\"", "\"\"\"", "#\"", "\"#", "##\"\"\"", "\"\"\"##", "\\(", "\\#(",
    "(", ")", "\n", "\n", "\r\n", "\r", " ", "x", "return ", "= ", "+", "#/", "/#", "#/\n", "[",
    "]", "{", "}", ",", "`", "\\", ".", "'", "<#", "#>", "#!", "\u{FEFF}", "é", "\0",
  ]

  @Test("in random tokens, every line is blank, comment or code", arguments: 0..<40)
  func partition(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<rounds(100, inDebug: 10) {
      let count = Int.random(in: 0..<60, using: &generator)
      let source = (0..<count).map { _ in Self.tokens.randomElement(using: &generator)! }.joined()

      let counts = LineCounter.count(source)

      #expect(counts.lines == source.linesInAnEditor, "\(source.debugDescription)")
      #expect(counts.physical == source.utf8.count { $0 == 0x0A })
    }
  }

  @Test("in random bytes, every line is blank, comment or code", arguments: 0..<20)
  func randomBytes(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let bytes = (0..<4000).map { _ in UInt8.random(in: 0...255, using: &generator) }

    let counts = LineCounter.count(bytes)

    #expect(counts.physical == bytes.count { $0 == 0x0A })
    #expect(counts.lines >= counts.physical)
  }

  @Test("truncating the source anywhere neither crashes nor loses a line")
  func everyPrefix() throws {
    for fixture in try Fixture.all() {
      for length in 0...fixture.source.count {
        let counts = LineCounter.count(fixture.source.prefix(length))

        #expect(counts.physical == fixture.source.prefix(length).count { $0 == 0x0A })
        #expect(counts.lines >= counts.physical)
      }
    }
  }

  @Test("the counts of two concatenated files add up")
  func concatenation() throws {
    let ordinary = try Fixture(named: "ordinary")
    let regex = try Fixture(named: "regex")

    let together = LineCounter.count(ordinary.source + regex.source)

    #expect(together == LineCounter.count(ordinary.source) + LineCounter.count(regex.source))
  }

  // Each of these inputs once took quadratic time or overflowed the stack in a line counter or
  // parser. With 200,000 repetitions, a quadratic scan would take more than an hour.
  @Test(
    "the worst inputs take linear time and do not overflow the stack", .timeLimit(.minutes(2)),
    arguments: [
      "#\"\"\"\\#(", "#\"\"\"\\#( ##\"\"\"\\##(",
      "\"\\(", "\"\"\"\n\\(", "/*", "/* ", "#/\n", "##/\n#/\n", "(", "[",
      "[[[]]", " /a", " /a\\ ", "/+", "#", "`", "<#", "\"", "#\"", "\\", "a / ", "=/ ", "x",
    ])
  func linear(unit: String) {
    let source = String(repeating: unit, count: rounds(200_000, inDebug: 20_000))

    let counts = LineCounter.count(source)

    #expect(counts.lines == source.linesInAnEditor)
  }
}

extension String {
  /// The number of lines, each ended by LF, CRLF or CR; the last may have no line ending.
  fileprivate var linesInAnEditor: Int {
    let bytes = Array(utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? utf8.dropFirst(3) : utf8[...])
    let ends = bytes.indices.count { index in
      bytes[index] == 0x0A
        || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
    }
    return ends + (bytes.last.map { $0 == 0x0A || $0 == 0x0D } ?? true ? 0 : 1)
  }
}
