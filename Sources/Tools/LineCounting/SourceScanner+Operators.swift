extension SourceScanner {
  /// Scans an operator, a comment, or a regex literal that begins inside the operator.
  mutating func scanOperator() {
    if beginsComment(at: position) { return scanComment() }
    if skipEditorPlaceholder() { return }
    let start = position
    let end = endOfOperator(from: start)
    if let slash = firstSlash(from: start, to: end), scanBareRegex(at: slash, in: start..<end) {
      return
    }
    position = end
    finishToken(.operator, from: start)
  }

  /// The end of the operator: another character, a comment, or a period inside it.
  private func endOfOperator(from start: Int) -> Int {
    let allowsPeriod = bytes[start] == Ascii.period
    var end = start + 1
    while end < bytes.count, bytes[end].isOperator, !beginsComment(at: end) {
      if bytes[end] == Ascii.period, !allowsPeriod { break }
      if bytes[end] == Ascii.less, byte(at: end + 1) == Ascii.pound { break }
      end += 1
    }
    return end
  }

  private func firstSlash(from start: Int, to end: Int) -> Int? {
    bytes[start..<end].firstIndex(of: Ascii.slash)
  }

  /// Skips Xcode's `<#name#>`, which is one identifier, whatever it contains.
  private mutating func skipEditorPlaceholder() -> Bool {
    guard bytes[position] == Ascii.less, byte(at: position + 1) == Ascii.pound else { return false }
    var end = position + 2
    while end < bytes.count, !bytes[end].isNewline {
      let next = byte(at: end + 1)
      if bytes[end] == Ascii.less, next == Ascii.pound { return false }
      if bytes[end] == Ascii.pound, next == Ascii.greater {
        let start = position
        position = end + 2
        finishToken(.word, from: start)
        return true
      }
      end += 1
    }
    return false
  }
}

// MARK: - Boundness

extension SourceScanner {
  /// Whether an operator at `start` has an operand right before it.
  ///
  /// *The Swift Programming Language*, Lexical Structure, Operators.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case Ascii.space, Ascii.tab, Ascii.lineFeed, Ascii.carriageReturn, 0, Ascii.leftParenthesis,
      Ascii.leftBracket, UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case Ascii.slash:
      // The end of a block comment is white space.
      return start < 2 || bytes[start - 2] != Ascii.asterisk
    default:
      return true
    }
  }

  /// Whether an operator that ends before `end`, and is not left-bound, has an operand right there.
  func isRightBound(_ end: Int) -> Bool {
    switch byte(at: end) {
    case Ascii.space, Ascii.tab, Ascii.lineFeed, Ascii.carriageReturn, 0, Ascii.rightParenthesis,
      Ascii.rightBracket, UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      false
    default:
      !beginsComment(at: end)
    }
  }
}
