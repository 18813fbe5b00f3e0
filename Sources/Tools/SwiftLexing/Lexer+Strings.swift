extension Lexer {
  /// Scans a string whose opening quote is at `position`, after `pounds` pounds.
  // Inlined into `next`, it would make all other lexemes slower.
  @inline(never) mutating func scanString(pounds: Int) -> Lexeme.Kind {
    let isMultiline = opensMultilineString(pounds: pounds)
    let string = OpenString(
      quote: bytes[position], pounds: pounds, isMultiline: isMultiline, line: line)
    position += isMultiline ? 3 : 1
    return scanStringBody(string)
  }

  /// Scans a string up to its end or to an interpolation, where code resumes.
  mutating func scanStringBody(_ string: OpenString) -> Lexeme.Kind {
    while position < bytes.count {
      switch bytes[position] {
      case string.quote: if skipsClosingDelimiter(of: string) { return .string }
      case "\\":
        guard skipsInterpolationStart(in: string) else { break }
        openStrings.append(string)
        openStrings[openStrings.count - 1].interpolationLine = line
        return .stringHead
      case "\n", "\r":
        // A single-line string ends here, closed or not; the compiler reports an error and
        // continues.
        guard string.isMultiline else { return .string }
        skipNewline()
      default: position += 1
      }
    }
    if string.isMultiline { unclosedLiteral = (.string, string.line) }
    return .string
  }

  /// Skips a quote or a whole closing delimiter, and returns whether it was the delimiter.
  private mutating func skipsClosingDelimiter(of string: OpenString) -> Bool {
    let quotes = string.isMultiline ? 3 : 1
    let pounds = bytes.poundCount(at: position + quotes)
    guard !string.isMultiline || hasThreeQuotes(at: position), pounds >= string.pounds else {
      position += 1
      return false
    }
    // Excess pounds are an error, but still part of the delimiter.
    position += quotes + (string.pounds > 0 ? pounds : 0)
    return true
  }

  /// Skips an escape and returns whether it opens an interpolation.
  private mutating func skipsInterpolationStart(in string: OpenString) -> Bool {
    position += 1
    guard bytes.poundCount(at: position) >= string.pounds else { return false }
    position += string.pounds
    // The caller must still count the newline of a line continuation.
    guard position < bytes.count, !bytes[position].isNewline else { return false }
    position += 1
    return bytes[position - 1] == "("
  }

  private func hasThreeQuotes(at index: Int) -> Bool {
    (index..<(index + 3)).allSatisfy { bytes.byte(at: $0) == "\"" }
  }

  // MARK: One line or several

  private mutating func opensMultilineString(pounds: Int) -> Bool {
    guard hasThreeQuotes(at: position) else { return false }
    // `#"""#` is a string of one quote: if it is closed on the same line, it is not multi-line.
    return pounds == 0 || rawQuote(from: position + 2, pounds: pounds) == nil
  }

  /// The first `"` from `start` to the end of the line that is followed by `pounds` pounds.
  private mutating func rawQuote(from start: Int, pounds: Int) -> Int? {
    if let known = rawQuotes[pounds], known.start <= start, start <= known.found ?? known.end {
      return known.found
    }
    var end = start
    while end < bytes.count, !bytes[end].isNewline {
      if bytes[end] == "\"", bytes.poundCount(at: end + 1) >= pounds {
        rawQuotes[pounds] = RawQuoteSearch(start: start, found: end, end: end)
        return end
      }
      end += 1
    }
    rawQuotes[pounds] = RawQuoteSearch(start: start, found: nil, end: end)
    return nil
  }
}

/// A string whose end has not been reached.
struct OpenString {
  let quote: UInt8
  /// The number of pound signs that its escapes and its closing delimiter need.
  let pounds: Int
  let isMultiline: Bool
  /// The line of the opening quote, from 1.
  let line: Int

  /// The line of the parenthesis that opens the interpolation, from 1.
  var interpolationLine = 0
  /// Parentheses opened inside the interpolation.
  var depth = 0
}

/// The first `"` with enough pounds after it, searched for from `start` to the end of the line.
///
/// Cached, because a line of nested raw strings would otherwise be searched once per string.
struct RawQuoteSearch {
  let start: Int
  /// The index of the quote; `nil` if the line has none.
  let found: Int?
  /// The end of the search.
  let end: Int
}
