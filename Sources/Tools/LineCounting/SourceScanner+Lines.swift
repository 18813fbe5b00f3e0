extension SourceScanner {
  /// Ends the line at `position` and starts the next one with the marks of `construct`.
  mutating func scanNewline(continuing construct: LineMarks) {
    if bytes[position] == Ascii.carriageReturn, byte(at: position + 1) == Ascii.lineFeed {
      position += 1
    }
    if bytes[position] == Ascii.lineFeed {
      counts.physical += 1
    }
    position += 1
    closeLine()
    lineStart = position
    marks = construct
  }

  var lineNumber: Int { counts.lines + 1 }

  mutating func closeLine() {
    if marks.contains(.code) {
      counts.code += 1
      if !marks.contains(.text) { counts.emptyInLiterals += 1 }
    } else if marks.contains(.comment) {
      counts.comment += 1
      if !marks.contains(.text) { counts.emptyInComments += 1 }
    } else {
      counts.blank += 1
    }
  }

  /// Ends the line, and any single-line strings with their interpolations.
  mutating func scanNewlineInCode() {
    while let open = interpolations.last, !open.delimiter.isMultiline {
      interpolations.removeLast()
    }
    scanNewline(continuing: [])
  }

  mutating func skipToEndOfLine() {
    while position < bytes.count, !bytes[position].isNewline { position += 1 }
  }

  mutating func skipByteOrderMark() {
    if byte(at: 0) == 0xEF, byte(at: 1) == 0xBB, byte(at: 2) == 0xBF {
      position = 3
      lineStart = 3
    }
  }

  /// Skips a shebang, whose path would read as operators and regex literals.
  mutating func skipShebang() {
    if byte(at: position) == Ascii.pound, byte(at: position + 1) == Ascii.exclamation {
      marks.insert([.code, .text])
      skipToEndOfLine()
    }
  }
}
