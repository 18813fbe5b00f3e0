/// Regex literals. They are distinguished from division as in the compiler (SE-0354, bare slashes
/// enabled).
extension Lexer {
  /// The end of the regex literal at a slash inside an operator; `nil` if the slash is an operator.
  func endOfBareRegex(from slash: Int, in operation: Range<Int>) -> Int? {
    guard !isLeftBound(operation.lowerBound), !declaresOperator else { return nil }
    // Outside a comment, `*/` is a compiler error, never the beginning of a regex.
    guard slash == operation.lowerBound || bytes[slash - 1] != "*" else { return nil }
    let isAmbiguous = !isRightBound(operation.upperBound)
    let isCertain = isAmbiguous && mustBeginOperand
    guard !isAmbiguous || isCertain || followsNoOperand else { return nil }
    // Unless it is certain, a regex may not begin or end with a space, or close a parenthesis that
    // it did not open: `a / b`, `(x /y)`.
    let body = slash + 1
    if !isCertain, bytes.byte(at: body) == " " || bytes.byte(at: body) == "\t" { return nil }
    guard let regex = endOfRegex(from: body, pounds: 0, isMultiline: false) else {
      return isCertain ? bytes.endOfLine(from: body) : nil
    }
    if bytes.beginsComment(at: regex.end - 1) { return isCertain ? regex.end - 1 : nil }
    return isCertain || regex.isPlausible ? regex.end : nil
  }

  /// Scans `#/…/#`, whose first slash is at `position`; no other construct begins this way.
  mutating func scanExtendedRegex(pounds: Int) -> Lexeme.Kind {
    let body = position + 1
    let firstVisible = bytes[body...].firstIndex { $0 != " " && $0 != "\t" }
    if let firstVisible, bytes[firstVisible].isNewline {
      skipMultilineRegex(from: firstVisible, pounds: pounds)
    } else {
      let regex = endOfRegex(from: body, pounds: pounds, isMultiline: false)
      position = regex?.end ?? bytes.endOfLine(from: body)
    }
    return .regex
  }

  private mutating func skipMultilineRegex(from newline: Int, pounds: Int) {
    position = newline
    // Searching the rest of the file repeatedly for a missing delimiter would be quadratic.
    guard pounds < unclosedRegexPounds else { return }
    guard let end = endOfRegex(from: newline, pounds: pounds, isMultiline: true)?.end else {
      unclosedRegexPounds = pounds
      return
    }
    while position < end {
      if bytes[position].isNewline { skipNewline() } else { position += 1 }
    }
  }

  /// Finds the closing slash with its pounds; `nil` if the line, or the file, has none.
  private func endOfRegex(
    from body: Int, pounds: Int, isMultiline: Bool
  ) -> (end: Int, isPlausible: Bool)? {
    var pattern = RegexPattern()
    var index = body
    while index < bytes.count {
      let byte = bytes[index]
      if byte == "/", bytes.poundCount(at: index + 1) >= pounds {
        // As in strings, excess pounds belong to the delimiter.
        let closing = pounds > 0 ? bytes.poundCount(at: index + 1) : 0
        let endsWithSpace = pattern.lastSpace == index - 1
        return (index + 1 + closing, !endsWithSpace && !pattern.closesForeignGroup)
      }
      if byte.isNewline, !isMultiline { return nil }
      if byte == "\\" {
        // An escaped newline still ends a single-line regex.
        if isMultiline || !bytes.byte(at: index + 1).isNewline { index += 1 }
      } else {
        pattern.add(byte, at: index)
      }
      index += 1
    }
    return nil
  }
}

/// Evidence from the unescaped characters that a pattern is not a regex.
private struct RegexPattern {
  private var openGroups = 0
  private var openClasses = 0
  private(set) var closesForeignGroup = false
  private(set) var lastSpace = -1

  mutating func add(_ byte: UInt8, at index: Int) {
    switch byte {
    case "(" where openClasses == 0: openGroups += 1
    case ")" where openClasses == 0 && openGroups == 0: closesForeignGroup = true
    case ")" where openClasses == 0: openGroups -= 1
    case "[": openClasses += 1
    case "]": openClasses = max(0, openClasses - 1)
    case " ", "\t": lastSpace = index
    default: break
    }
  }
}
