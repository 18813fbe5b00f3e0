extension Lexer {
  /// Scans an operator, an editor placeholder or a regex literal.
  mutating func scanOperator() -> Lexeme.Kind {
    if position < regexEnd { return finish(.regex, at: regexEnd) }
    if let end = bytes.endOfEditorPlaceholder(from: position) { return finish(.word, at: end) }
    let operation = position..<bytes.endOfOperator(from: position)
    guard let slash = bytes[operation].firstIndex(where: { $0 == "/" }),
      let regexEnd = endOfBareRegex(from: slash, in: operation)
    else { return finish(.operator, at: operation.upperBound) }
    if slash == position { return finish(.regex, at: regexEnd) }
    self.regexEnd = regexEnd
    return finish(.operator, at: slash)
  }
}

// MARK: - Boundness

extension Lexer {
  /// Whether an operator at `start` has an operand right before it.
  ///
  /// *The Swift Programming Language*, Lexical Structure, Operators.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > startOfText else { return false }
    switch bytes[start - 1] {
    case " ", "\t", "\n", "\r", 0, "(", "[", "{", ",", ";", ":": return false
    // The end of a block comment is white space.
    case "/": return start < 2 || bytes[start - 2] != "*"
    default: return true
    }
  }

  /// Whether an operator that is not left-bound and ends before `end` is followed by an operand.
  func isRightBound(_ end: Int) -> Bool {
    switch bytes.byte(at: end) {
    case " ", "\t", "\n", "\r", 0, ")", "]", "}", ",", ";", ":": false
    default: !bytes.beginsComment(at: end)
    }
  }
}
