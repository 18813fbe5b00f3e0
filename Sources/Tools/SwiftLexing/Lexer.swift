/// Splits Swift source into lexemes, in order and with nothing but blanks between them.
///
/// It works on bytes, so invalid UTF-8 is harmless, and no source is rejected. It recognises nested
/// comments, raw and multi-line strings, interpolations, regex literals, raw identifiers and editor
/// placeholders as the compiler's lexer does. Interpolations are split like any other code. Open
/// strings are stored in an array instead of on the call stack, so nesting cannot overflow it.
///
/// - Complexity: Linear in the number of bytes; nesting uses heap memory, not the call stack.
package struct Lexer: ~Copyable {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The index after the byte order mark, if there is one.
  let startOfText: Int
  var position = 0
  /// The line at the end of the last lexeme, from 1.
  package internal(set) var line = 1

  /// The last lexeme of code, which decides whether a slash may begin a regex literal.
  var previous: Lexeme?
  /// The strings whose interpolations enclose `position`, outermost first.
  var openStrings: [OpenString] = []
  var unclosedLiteral: (kind: Lexeme.Kind, line: Int)?

  /// The end of the regex literal at `position`, if its first slash ended an operator.
  var regexEnd = 0
  var rawQuotes: [Int: RawQuoteSearch] = [:]
  var unclosedRegexPounds = Int.max

  /// Creates a lexer for bytes, which must outlive it.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    startOfText = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The comment, string or interpolation that is still open after the last lexeme, with its line.
  package var unclosed: (kind: Lexeme.Kind, line: Int)? {
    unclosedLiteral ?? openStrings.last.map { (.stringHead, $0.interpolationLine) }
  }

  /// Returns the next lexeme after any blanks; `nil` at the end of the source.
  package mutating func next() -> Lexeme? {
    position = bytes.endOfRun(from: position, where: \.isBlank)
    guard position < bytes.count else { return nil }
    let (start, line) = (position, line)
    let lexeme = Lexeme(kind: scan(), range: start..<position, line: line)
    if !lexeme.kind.isTrivia { previous = lexeme }
    return lexeme
  }

  /// The text of a lexeme, with U+FFFD for invalid UTF-8.
  package func text(of lexeme: Lexeme) -> String {
    String(decoding: bytes[lexeme.range], as: UTF8.self)
  }

  @inline(__always) private mutating func scan() -> Lexeme.Kind {
    let byte = bytes[position]
    switch byte {
    case 0xEF where position < startOfText: return finish(.byteOrderMark, at: startOfText)
    case "0"..."9": return scanNumber()
    case _ where byte.isWord:
      return finish(.word, at: bytes.endOfRun(from: position + 1, where: \.isWord))
    case "\n", "\r": return scanNewline()
    case "(", ")": return scanParenthesis(byte)
    case "\"", "'": return scanString(pounds: 0)
    case "#": return scanPounds()
    case "`": return scanBacktick()
    case "/" where bytes.beginsComment(at: position): return scanComment()
    case _ where byte.isOperator: return scanOperator()
    default: return finish(.punctuation, at: position + 1)
    }
  }
}

// MARK: - Lexemes of one line

extension Lexer {
  /// Moves to the end of a lexeme and returns its kind.
  mutating func finish(_ kind: Lexeme.Kind, at end: Int) -> Lexeme.Kind {
    position = end
    return kind
  }

  /// Scans a newline, which also ends any single-line strings with their interpolations.
  private mutating func scanNewline() -> Lexeme.Kind {
    while openStrings.last?.isMultiline == false { openStrings.removeLast() }
    skipNewline()
    return .newline
  }

  @inline(__always) mutating func skipNewline() {
    let isPair = bytes[position] == "\r" && bytes.byte(at: position + 1) == "\n"
    position += isPair ? 2 : 1
    line += 1
  }

  private mutating func scanNumber() -> Lexeme.Kind {
    let exponent: Unicode.Scalar = bytes.byte(at: position + 1) == "x" ? "p" : "e"
    position = bytes.endOfRun(from: position, where: \.isWord)
    // A point or sign is part of the number only before a digit: `1...2` and `tuple.0.name` are not
    // decimals, nor is `tuple.0.1`.
    while bytes.byte(at: position + 1).isDigit {
      let isSign = bytes[position] == "+" || bytes[position] == "-"
      let isExponent = isSign && bytes[position - 1] | 0x20 == exponent
      guard isExponent || bytes[position] == "." && !isPrevious(".") else { break }
      position = bytes.endOfRun(from: position + 1, where: \.isWord)
    }
    return .number
  }

  /// Scans a raw identifier (SE-0451), which may contain comment markers, or a lone backtick.
  private mutating func scanBacktick() -> Lexeme.Kind {
    let close = bytes[(position + 1)...].firstIndex { $0 == "`" || $0.isNewline }
    guard let close, bytes[close] == "`" else { return finish(.punctuation, at: position + 1) }
    return finish(.quotedWord, at: close + 1)
  }

  private mutating func scanPounds() -> Lexeme.Kind {
    let start = position
    let pounds = bytes.poundCount(at: start)
    position += pounds
    switch bytes.byte(at: position) {
    case "\"": return scanString(pounds: pounds)
    case "/": return scanExtendedRegex(pounds: pounds)
    // The path of a shebang would otherwise be scanned as operators and regex literals.
    case "!" where start == startOfText && pounds == 1:
      return finish(.shebang, at: bytes.endOfLine(from: position))
    default:
      let wordEnd = bytes.endOfRun(from: position, where: \.isWord)
      return finish(wordEnd > position ? .directive : .punctuation, at: wordEnd)
    }
  }

  private mutating func scanParenthesis(_ byte: UInt8) -> Lexeme.Kind {
    position += 1
    guard let open = openStrings.last else { return .punctuation }
    if byte == ")", open.depth == 0 {
      openStrings.removeLast()
      return scanStringBody(open)
    }
    openStrings[openStrings.count - 1].depth += byte == "(" ? 1 : -1
    return .punctuation
  }
}
