extension Lexer {
  /// Scans the comment that begins at `position`.
  mutating func scanComment() -> Lexeme.Kind {
    if bytes[position + 1] == "/" {
      return finish(.lineComment, at: bytes.endOfLine(from: position))
    }
    let firstLine = line
    position += 2
    var depth = 1
    while position < bytes.count {
      let (byte, next) = (bytes[position], bytes.byte(at: position + 1))
      if byte.isNewline {
        skipNewline()
      } else if byte == "*", next == "/" {
        position += 2
        depth -= 1
        if depth == 0 { return .blockComment }
      } else if byte == "/", next == "*" {
        position += 2
        depth += 1
      } else {
        position += 1
      }
    }
    unclosedLiteral = (.blockComment, firstLine)
    return .blockComment
  }
}
