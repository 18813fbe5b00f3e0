extension SourceScanner {
  /// Whether a comment begins at an index; the compiler lets it cut an operator short.
  func beginsComment(at index: Int) -> Bool {
    guard byte(at: index) == Ascii.slash else { return false }
    return byte(at: index + 1) == Ascii.slash || byte(at: index + 1) == Ascii.asterisk
  }

  /// Scans the comment that begins at `position`.
  mutating func scanComment() {
    marks.insert([.comment, .text])
    if bytes[position + 1] == Ascii.slash {
      skipToEndOfLine()
    } else {
      scanBlockComment()
    }
  }

  private mutating func scanBlockComment() {
    let line = lineNumber
    position += 2
    var depth = 1
    while position < bytes.count {
      let byte = bytes[position]
      let next = self.byte(at: position + 1)
      if byte.isNewline {
        scanNewline(continuing: .comment)
      } else if byte == Ascii.asterisk, next == Ascii.slash {
        position += 2
        marks.insert([.comment, .text])
        depth -= 1
        if depth == 0 { return }
      } else if byte == Ascii.slash, next == Ascii.asterisk {
        position += 2
        marks.insert(.text)
        depth += 1
      } else {
        if byte.isVisible { marks.insert(.text) }
        position += 1
      }
    }
    unclosed = UnclosedConstruct(kind: .blockComment, line: line)
  }
}
