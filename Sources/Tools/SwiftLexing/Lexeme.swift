/// A piece of Swift source: a token of code, a comment or a newline.
///
/// Blanks within a line belong to no lexeme; they are the gaps between the ranges.
package struct Lexeme: Equatable, Sendable {
  package enum Kind: Sendable {
    case byteOrderMark
    /// LF, CRLF or CR.
    case newline
    case lineComment
    /// A comment between `/*` and `*/`, with the comments nested in it.
    case blockComment
    /// `#!` and a path at the start of the file.
    case shebang
    /// A keyword or an identifier, which differ only in where they stand.
    case word
    /// An identifier between backticks.
    case quotedWord
    case number
    /// `#if`, `#selector`, and the like, with the number sign.
    case directive
    case `operator`
    /// A single character, or a run of number signs.
    case punctuation
    /// A string, or the rest of a string after its last interpolation, with the delimiters.
    case string
    /// The beginning or a piece of a string, up to the parenthesis that opens an interpolation.
    case stringHead
    case regex

    /// Whether the compiler skips lexemes of this kind.
    package var isTrivia: Bool {
      switch self {
      case .byteOrderMark, .newline, .lineComment, .blockComment: true
      default: false
      }
    }
  }

  package let kind: Kind
  /// The byte range in the source; only a string, an extended regex or a block comment may span
  /// lines.
  package let range: Range<Int>
  /// The line on which the lexeme starts, from 1.
  package let line: Int
}
