import Testing

@testable import SourceAdaptation

struct LexerTests {
  private func texts(_ source: String) -> [String] { Token.tokens(of: source).map(\.text) }

  @Test func `Comments, even nested ones, are not tokens`() {
    #expect(texts("a // b\n/* c /* d */ e */ f") == ["a", "f"])
  }

  @Test func `A token records its line and whether it is the first on that line`() {
    let tokens = Token.tokens(of: "a b\n/* x\n y */ c \"\"\"\n  text\n  \"\"\" d\ne")
    #expect(tokens.map(\.line) == [1, 1, 3, 3, 5, 6])
    #expect(tokens.map(\.startsLine) == [true, false, true, false, false, true])
  }

  @Test func `Quotes within a string do not end it`() {
    #expect(texts(#"x = "a\"b" + c"#) == ["x", "=", #""a\"b""#, "+", "c"])
    #expect(texts(##"#"a"b"# c"##) == [##"#"a"b"#"##, "c"])
    #expect(texts("\"\"\"\n a \"b\" \\\"\"\" c\n\"\"\" d").last == "d")
  }

  @Test func `An interpolation in a string is code`() {
    #expect(
      texts(#""a\(f("b\(c)"))d" e"#) == [
        #""a\("#, "f", "(", #""b\("#, "c", #")""#, ")", #")d""#, "e",
      ])
    #expect(texts(##"#"a\(b)\#(c)"#"##) == [##"#"a\(b)\#("##, "c", ##")"#"##])
  }

  @Test func `A regular expression is one token, and a division is not`() {
    #expect(texts(#"let r = /a"b\/c/"#) == ["let", "r", "=", #"/a"b\/c/"#])
    #expect(texts("#/a/b\"/# c") == ["#/a/b\"/#", "c"])
    #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(texts("(a)/b/c") == ["(", "a", ")", "/", "b", "/", "c"])
  }

  @Test func `An operator is split into its characters, but an arrow is not`() {
    #expect(texts("a: B<C>?=d") == ["a", ":", "B", "<", "C", ">", "?", "=", "d"])
    #expect(texts("()->A?") == ["(", ")", "->", "A", "?"])
  }

  @Test func `Identifiers between backticks keep their name`() {
    let token = Token.tokens(of: "`switch`").first
    #expect(token?.name == "switch")
    #expect(token?.isWord("switch") == false)
  }

  @Test func `Incomplete source is scanned to its end`() {
    for source in ["/* a", "\"a", "\"\"\"\na", "\"\\(a", "`a", "#\"a", "class A {", "a.b(", "#"] {
      #expect(
        Adaptation(
          module: "App", entryPoint: .library, inputs: [Input(path: "A.swift", text: source)]
        ).text("A.adapted.swift").hasSuffix(source))
    }
  }
}
