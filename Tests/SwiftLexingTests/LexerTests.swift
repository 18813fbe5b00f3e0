import SwiftLexing
import Testing

@Suite("Lexemes of Swift source") struct LexerTests {
  @Test(
    "every lexeme has the expected kind",
    arguments: [
      ("a é _b $0 self", [.word, .word, .word, .word, .word]),
      ("`class` `a // b`", [.quotedWord, .quotedWord]),
      ("@A(b)", [.punctuation, .word, .punctuation, .word, .punctuation]),
      ("#if #selector #", [.directive, .directive, .punctuation]),
      ("// a\n\r\n/* /* */ */", [.lineComment, .newline, .newline, .blockComment]),
      ("\"a\" #\"\"\"\n\"\"\"# ##\"\"#\"##", [.string, .string, .string]),
      ("/a/ #/ b /# #/\nc\n/#", [.regex, .regex, .regex]),
      ("a <#b / \"#> c", [.word, .word, .word]),
      ("a->b ?? !c", [.word, .operator, .word, .operator, .operator, .word]),
      ("#!/bin/sh /*\na", [.shebang, .newline, .word]),
      ("\u{FEFF}// a", [.byteOrderMark, .lineComment]),
    ] as [(String, [Lexeme.Kind])])
  func kinds(source: String, kinds: [Lexeme.Kind]) {
    #expect(Lexemes(source).kinds == kinds)
  }

  @Test(
    "a number includes its decimal point and signed exponent, but nothing else",
    arguments: [
      ("1_000.5", ["1_000.5"]), ("1e-5+2", ["1e-5", "+", "2"]), ("0x1p+3", ["0x1p+3"]),
      ("0x1e-5", ["0x1e", "-", "5"]), ("1...2", ["1", "...", "2"]), ("2.5.b", ["2.5", ".", "b"]),
      ("a.0.1", ["a", ".", "0", ".", "1"]), ("1.a", ["1", ".", "a"]),
    ])
  func numbers(source: String, texts: [String]) {
    #expect(Lexemes(source).texts == texts)
  }

  @Test("a string is split at its interpolations, whose contents are code")
  func interpolation() {
    let lexemes = Lexemes(##"#"a\(b)\#(c("\(d)"))e"#"##)

    #expect(lexemes.texts == [##"#"a\(b)\#("##, "c", "(", #""\("#, "d", #")""#, ")", ##")e"#"##])
    #expect(
      lexemes.kinds == [
        .stringHead, .word, .punctuation, .stringHead, .word, .string, .punctuation, .string,
      ])
  }

  @Test("an operator ends where a regex or a comment begins")
  func operatorBeforeRegex() {
    #expect(Lexemes("!/a/").texts == ["!", "/a/"])
    #expect(Lexemes("a +// b").texts == ["a", "+", "// b"])
    #expect(Lexemes("a ... /* b */ c").texts == ["a", "...", "/* b */", "c"])
  }

  @Test("a byte order mark is not an operand")
  func regexAfterByteOrderMark() {
    #expect(Lexemes("\u{FEFF}/\"/").kinds == [.byteOrderMark, .regex])
  }

  @Test("a lexeme's line is the line on which it starts")
  func lines() {
    let lexemes = Lexemes("a\r\n\"\"\"\n\n\\(\nb) \"\"\" /*\n*/ c\rd")

    let lines = zip(lexemes.all, lexemes.texts).filter { $0.0.kind != .newline }.map {
      "\($1): \($0.line)"
    }
    #expect(
      lines == [
        "a: 1", "\"\"\"\n\n\\(: 2", "b: 5", ") \"\"\": 5", "/*\n*/: 5", "c: 6", "d: 7",
      ])
  }

  @Test(
    "an unclosed construct is reported at the end of the source",
    arguments: [
      ("/* /* */", .blockComment), ("\"\"\"\na", .string), ("\"\"\"\n\\(a", .stringHead),
      ("\"\\(a", .stringHead), ("\"a", nil), ("a", nil),
    ] as [(String, Lexeme.Kind?)])
  func unclosed(source: String, kind: Lexeme.Kind?) {
    #expect(Lexemes(source).unclosed == kind)
  }
}
