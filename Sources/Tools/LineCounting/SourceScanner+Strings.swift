extension SourceScanner {
  /// Scans a string whose opening quote is at `position`, after `pounds` pounds.
  mutating func scanString(pounds: Int) {
    marks.insert([.code, .text])
    let quote = bytes[position]
    let isMultiline = opensMultilineString(pounds: pounds)
    let delimiter = StringDelimiter(
      quote: quote, pounds: pounds, isMultiline: isMultiline, line: lineNumber)
    position += isMultiline ? 3 : 1
    scanStringBody(Interpolation(delimiter: delimiter, line: lineNumber))
  }

  /// Scans a string to its end, or to an interpolation, which returns to code.
  mutating func scanStringBody(_ string: Interpolation) {
    let delimiter = string.delimiter
    while position < bytes.count {
      switch bytes[position] {
      case delimiter.quote:
        if closes(delimiter) { return finishToken(.literal, from: position - 1) }
        marks.insert(.text)
      case Ascii.backslash:
        if beginsInterpolation(delimiter) { return }
      case Ascii.lineFeed, Ascii.carriageReturn:
        // A single-line string ends here, closed or not; the compiler reports an error and
        // continues.
        guard delimiter.isMultiline else { return finishToken(.literal, from: position) }
        scanNewline(continuing: .code)
      case let byte:
        if byte.isVisible { marks.insert(.text) }
        position += 1
      }
    }
    if delimiter.isMultiline {
      unclosed = UnclosedConstruct(kind: .multilineString, line: delimiter.line)
    }
  }

  /// Skips the quote, or the whole closing delimiter if this is one.
  private mutating func closes(_ delimiter: StringDelimiter) -> Bool {
    let quotes = delimiter.isMultiline ? 3 : 1
    if quotes == 3, byte(at: position + 1) != Ascii.quote || byte(at: position + 2) != Ascii.quote {
      position += 1
      return false
    }
    guard poundCount(at: position + quotes) >= delimiter.pounds else {
      position += 1
      return false
    }
    // Excess pounds are an error, but still part of the delimiter.
    position += quotes + (delimiter.pounds > 0 ? poundCount(at: position + quotes) : 0)
    return true
  }

  /// Skips an escape; true if it opened an interpolation, which is code.
  private mutating func beginsInterpolation(_ delimiter: StringDelimiter) -> Bool {
    marks.insert(.text)
    position += 1
    guard poundCount(at: position) >= delimiter.pounds else { return false }
    position += delimiter.pounds
    guard position < bytes.count else { return false }
    if bytes[position] == Ascii.leftParenthesis {
      interpolations.append(Interpolation(delimiter: delimiter, line: lineNumber))
      position += 1
      finishToken(.punctuation, from: position - 1)
      return true
    }
    // The caller must still count the newline of a line continuation.
    if !bytes[position].isNewline { position += 1 }
    return false
  }
}

// MARK: - One line or several

extension SourceScanner {
  private mutating func opensMultilineString(pounds: Int) -> Bool {
    guard bytes[position] == Ascii.quote, byte(at: position + 1) == Ascii.quote,
      byte(at: position + 2) == Ascii.quote
    else { return false }
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
      if bytes[end] == Ascii.quote, poundCount(at: end + 1) >= pounds {
        rawQuotes[pounds] = RawQuoteSearch(start: start, found: end, end: end)
        return end
      }
      end += 1
    }
    rawQuotes[pounds] = RawQuoteSearch(start: start, found: nil, end: end)
    return nil
  }
}
