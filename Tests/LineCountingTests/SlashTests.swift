import LineCounting
import Testing

// Every source is followed by a comment that begins on its last line and ends on the next. If the
// slash is misread, a quote or the rest of the line hides the beginning of the comment.
@Suite("Slashes: division, operators, regex literals") struct SlashTests {
  @Test(
    "a slash after an operand is an operator",
    arguments: [
      "let a = b / c", "let a = b/c", "let a = b\n  / c", "let a = (b) / c", "let a = b[0] / c",
      "let a = \"b\" / c", "let a = self / c", "let a = b! / c", "let a = b/c / d",
      "let a = f(1, /)", "let a = f(/, 1)", "func /(b: Int) {}", "static func / (b: Int) {}",
      "operator /", "let a = \\.b / c", "let a = b /* c */ / d", "let a = `b` / c",
    ])
  func division(source: String) {
    let counts = LineCounter.count(source + " /*\n*/")

    #expect(counts.comment == 1)
  }

  @Test(
    "a slash where an operand must follow opens a regex literal",
    arguments: [
      "let a = /\"/", "let a = (/\"/)", "let a = [/\"/]", "f(b, /\"/)", "f(b: /\"/)", "/\"/",
      "return /\"/", "let a = !/\"/", "let a = b + /\"/", "if case /\"/ = b {}", "{ /\"/ }",
      "let a = b ?? /^ \"/", "let a = try? /^ \"/", "return /^ \"/", "let a = /\\/\"/",
      "let a = /(\")/", "let a = /[)\"]/", "let a = b ? /\"/ : c", "f(\n/\"/)",
    ])
  func regex(source: String) {
    let counts = LineCounter.count(source + " /*\n*/")

    #expect(counts.comment == 1)
  }

  @Test(
    "an extended regex literal ends at a slash with the same number of pound signs",
    arguments: [
      "let a = #/ \" / /#", "let a = #/ // /* /#", "let a = ##/ /# \" /##",
      "let a = #/\n  \" # /*\n/#", "let a = b.split(#/\"/#)",
    ])
  func extendedRegex(source: String) {
    let counts = LineCounter.count(source + " /*\n*/")

    #expect(counts.comment == 1)
    #expect(counts.code == counts.lines - 1)
  }

  @Test("an unclosed multi-line regex literal ends with its first line")
  func openMultilineRegex() {
    let counts = LineCounter.count("let a = #/\n// a comment\n\n")

    #expect(counts == LineCounts(physical: 3, code: 1, comment: 1, blank: 1))
  }

  @Test("a comment ends the operator before it")
  func operatorBeforeComment() {
    #expect(LineCounter.count("a +/* b\n*/ c").code == 2)
    #expect(LineCounter.count("a +/* b\n*/").comment == 1)
    #expect(LineCounter.count("a *// \"\n// b").comment == 1)
  }
}
