/// A lexical token; white space and comments between tokens are skipped.
struct Token: Equatable {
  enum Kind {
    /// A keyword or an identifier, distinguished only by their position.
    case word
    /// An identifier between backticks.
    case quotedWord
    case number
    /// A string, or a piece of one around interpolations, including its delimiters and parentheses.
    case string
    case regex
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
