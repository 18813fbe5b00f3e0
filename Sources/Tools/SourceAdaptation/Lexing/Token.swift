import SwiftLexing

/// A lexical token; white space and comments between tokens are skipped.
struct Token: Equatable {
  enum Kind {
    /// A keyword or an identifier, which differ only in where they stand.
    case word
    /// An identifier between backticks.
    case quotedWord
    case number
    /// A regular expression, a string, or a piece of an interpolated string, including its
    /// delimiters and parentheses.
    case literal
    /// `#if`, `#selector`, and the like, with the number sign.
    case directive
    /// A single character, or `->`.
    case symbol
  }

  let kind: Kind
  let text: String
  /// The byte range of the token in the text.
  let range: Range<Int>
  /// The line number, from 1.
  let line: Int
  /// Whether the token is the first on its line.
  let startsLine: Bool

  /// The identifier without backticks.
  var name: String { kind == .quotedWord ? String(text.dropFirst().dropLast()) : text }

  var isIdentifier: Bool { kind == .word || kind == .quotedWord }

  func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}

extension [Token] {
  /// The index of the first token on a line after that of the given one.
  func endOfLine(from index: Int) -> Int {
    self[(index + 1)...].firstIndex(where: \.startsLine) ?? count
  }
}

extension Token {
  /// The tokens of a text.
  static func tokens(of text: String) -> [Token] {
    var text = text
    return text.withUTF8 { bytes in
      var lexer = Lexer(bytes)
      var tokens: [Token] = []
      var startsLine = true
      while let lexeme = lexer.next() {
        if case .newline = lexeme.kind { startsLine = true }
        guard let kind = Kind(lexeme.kind) else { continue }
        // Each character of an operator is its own token: the `>?=` in `Set<Int>?=` is not an
        // operator.
        var rest = lexeme.range
        while !rest.isEmpty {
          let range = kind == .symbol ? firstSymbol(of: rest, in: bytes) : rest
          let text = String(decoding: bytes[range], as: UTF8.self)
          tokens.append(
            Token(kind: kind, text: text, range: range, line: lexeme.line, startsLine: startsLine))
          startsLine = false
          rest = range.upperBound..<rest.upperBound
        }
      }
      return tokens
    }
  }

  private static func firstSymbol(
    of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    range.prefix(bytes[range].starts(with: "->".utf8) ? 2 : 1)
  }
}

extension Token.Kind {
  /// The kind of a lexeme's tokens; `nil` if it is skipped.
  fileprivate init?(_ kind: Lexeme.Kind) {
    switch kind {
    case .byteOrderMark, .newline, .lineComment, .blockComment, .shebang: return nil
    case .word: self = .word
    case .quotedWord: self = .quotedWord
    case .number: self = .number
    case .string, .stringHead, .regex: self = .literal
    case .directive: self = .directive
    case .operator, .punctuation: self = .symbol
    }
  }
}
