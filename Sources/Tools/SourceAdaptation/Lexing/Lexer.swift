/// Splits Swift source into tokens.
///
/// It knows just enough of the language never to mistake the contents of a comment, string or
/// regular expression for code.
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  private var line = 1
  private var lineHasToken = false
  private(set) var tokens: [Token] = []

  static func tokens(of text: String) -> [Token] {
    var lexer = Lexer(bytes: Array(text.utf8))
    lexer.scan(untilParenthesisCloses: false)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Scans to the end of the file, or to the parenthesis that ends an interpolation.
  mutating func scan(untilParenthesisCloses isInterpolation: Bool) {
    var depth = 0
    while position < bytes.count {
      if skipTrivia() { continue }
      if isInterpolation {
        if isNext("(") { depth += 1 }
        if isNext(")") {
          if depth == 0 { return }
          depth -= 1
        }
      }
      scanToken()
    }
  }

  private mutating func scanToken() {
    let start = position
    if let hashes = stringDelimiter() {
      scanString(hashes: hashes)
    } else if scanRegex() {
      append(.regex, from: start)
    } else if isNext("`"), scanQuotedWord() {
      append(.quotedWord, from: start)
    } else if isNext("#"), let next = byte(at: 1), next.isWordStart {
      position += 1
      skipWord()
      append(.directive, from: start)
    } else if bytes[position].isWordStart {
      skipWord()
      append(.word, from: start)
    } else if bytes[position].isDigit {
      scanNumber()
      append(.number, from: start)
    } else {
      position += isNext("->") ? 2 : 1
      append(.symbol, from: start)
    }
  }

  // MARK: Tokens

  mutating func append(_ kind: Token.Kind, from start: Int) {
    let range = start..<position
    let text = String(decoding: bytes[range], as: UTF8.self)
    tokens.append(
      Token(kind: kind, text: text, range: range, line: line, startsLine: !lineHasToken))
    lineHasToken = true
    line += bytes[range].count { $0 == UInt8(ascii: "\n") }
  }

  private mutating func skipWord() {
    while let next = byte(), next.isWordPart { position += 1 }
  }

  private mutating func scanQuotedWord() -> Bool {
    guard let end = bytes[(position + 1)...].firstIndex(of: UInt8(ascii: "`")) else { return false }
    position = end + 1
    return true
  }

  private mutating func scanNumber() {
    skipWord()
    // A point is part of the number only before a digit: `1...2` and `tuple.0.name` are not
    // decimals.
    if isNext("."), let next = byte(at: 1), next.isDigit {
      position += 1
      skipWord()
    }
  }

  // MARK: Trivia

  private mutating func skipTrivia() -> Bool {
    switch bytes[position] {
    case UInt8(ascii: "\n"):
      line += 1
      lineHasToken = false
      position += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      position += 1
    case UInt8(ascii: "/") where isNext("//"):
      while let next = byte(), next != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "/") where isNext("/*"):
      skipBlockComment()
    default:
      return false
    }
    return true
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        position += 2
      } else if isNext("*/") {
        depth -= 1
        position += 2
      } else {
        if isNext("\n") { line += 1 }
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  // MARK: Looking ahead

  func byte(at offset: Int = 0) -> UInt8? {
    let index = position + offset
    return bytes.indices.contains(index) ? bytes[index] : nil
  }

  func isNext(_ text: StaticString, at offset: Int = 0) -> Bool {
    text.withUTF8Buffer { bytes[(position + offset)...].starts(with: $0) }
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  // Bytes above ASCII are nearly always part of letters; treating the few operators among them as
  // words does no harm.
  var isWordStart: Bool {
    let lower = self | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower) || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self >= 0x80
  }

  var isWordPart: Bool { isWordStart || isDigit }
}
