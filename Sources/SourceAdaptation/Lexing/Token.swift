/// A piece of source text that means something; the blanks and comments between pieces are no tokens.
struct Token: Equatable {
  enum Kind {
    /// A keyword or an identifier, which only their place tells apart.
    case word
    /// An identifier between backticks.
    case quotedWord
    case number
    /// A string, or what an interpolation leaves of one: its pieces hold their delimiters, parentheses included.
    case string
    case regex
    /// `#if`, `#selector`, and the like, with the number sign.
    case directive
    /// One character, or `->`.
    case symbol
  }

  let kind: Kind
  let text: String
  /// Where the token is, as bytes of the text.
  let range: Range<Int>
  /// Counted from one.
  let line: Int
  /// Whether only blanks and comments precede the token on its line.
  let startsLine: Bool

  /// The identifier that the token spells, without backticks.
  var name: String { kind == .quotedWord ? String(text.dropFirst().dropLast()) : text }

  var isIdentifier: Bool { kind == .word || kind == .quotedWord }

  func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
