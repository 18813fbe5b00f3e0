/// Regex literals, distinguished from division as by the compiler (SE-0354, bare slashes enabled).
extension SourceScanner {
  /// Scans the regex literal at a slash inside an operator; false if the slash is an operator.
  mutating func scanBareRegex(at slash: Int, in operation: Range<Int>) -> Bool {
    guard !isLeftBound(operation.lowerBound), !declaresOperator else { return false }
    // Outside a comment, `*/` is a compiler error, never the beginning of a regex.
    guard slash == operation.lowerBound || bytes[slash - 1] != Ascii.asterisk else { return false }
    var isCertain = false
    if !isRightBound(operation.upperBound) {
      isCertain = followsInfixOperator || followsOptionalTry
      guard isCertain || followsNoOperand else { return false }
    }
    guard let end = endOfBareRegex(from: slash + 1, isCertain: isCertain) else { return false }
    position = end
    finishToken(.literal, from: slash)
    return true
  }

  /// Scans `#/…/#`, whose opening slash is at `position`; no other construct begins this way.
  mutating func scanExtendedRegex(from start: Int, pounds: Int) {
    let body = position + 1
    let firstVisible = bytes[body...].firstIndex { $0 != Ascii.space && $0 != Ascii.tab }
    marks.insert([.code, .text])
    if let firstVisible, bytes[firstVisible].isNewline {
      scanMultilineRegex(from: firstVisible, pounds: pounds)
    } else {
      position = endOfRegex(from: body, pounds: pounds, isMultiline: false)?.end ?? body
      if position == body { skipToEndOfLine() }
    }
    finishToken(.literal, from: start)
  }

  private mutating func scanMultilineRegex(from newline: Int, pounds: Int) {
    position = newline
    // Searching the rest of the file repeatedly for a missing delimiter would be quadratic.
    guard pounds < unclosedRegexPounds else { return }
    guard let end = endOfRegex(from: newline, pounds: pounds, isMultiline: true)?.end else {
      unclosedRegexPounds = pounds
      return
    }
    while position < end {
      if bytes[position].isNewline {
        scanNewline(continuing: .code)
      } else {
        if bytes[position].isVisible { marks.insert(.text) }
        position += 1
      }
    }
  }
}

// MARK: - Finding the end

extension SourceScanner {
  /// The index after the closing slash, or `nil` if these slashes are operators after all.
  ///
  /// An uncertain regex may not begin or end with a space, or close a parenthesis that it did not
  /// open: `a / b`, `(x /y)`.
  private func endOfBareRegex(from body: Int, isCertain: Bool) -> Int? {
    if !isCertain, byte(at: body) == Ascii.space || byte(at: body) == Ascii.tab { return nil }
    guard let regex = endOfRegex(from: body, pounds: 0, isMultiline: false) else {
      return isCertain ? endOfLine(from: body) : nil
    }
    if beginsComment(at: regex.end - 1) { return isCertain ? regex.end - 1 : nil }
    if !isCertain, regex.endsWithSpace || regex.closesForeignGroup { return nil }
    return regex.end
  }

  /// Finds the closing slash with its pounds; `nil` if the line, or the file, has none.
  private func endOfRegex(from body: Int, pounds: Int, isMultiline: Bool) -> RegexEnd? {
    var pattern = RegexPattern()
    var index = body
    while index < bytes.count {
      let byte = bytes[index]
      if byte == Ascii.slash, poundCount(at: index + 1) >= pounds {
        // As in strings, excess pounds belong to the delimiter.
        let closing = pounds > 0 ? poundCount(at: index + 1) : 0
        return RegexEnd(
          end: index + 1 + closing, endsWithSpace: pattern.lastSpace == index - 1,
          closesForeignGroup: pattern.closesForeignGroup)
      }
      if byte.isNewline, !isMultiline { return nil }
      if byte == Ascii.backslash {
        // An escaped newline still ends a single-line regex.
        if isMultiline || !self.byte(at: index + 1).isNewline { index += 1 }
      } else {
        pattern.add(byte, at: index)
      }
      index += 1
    }
    return nil
  }

  private func endOfLine(from index: Int) -> Int {
    bytes[index...].firstIndex(where: \.isNewline) ?? bytes.count
  }
}

private struct RegexEnd {
  var end: Int
  var endsWithSpace: Bool
  var closesForeignGroup: Bool
}

/// Evidence from the unescaped characters that a pattern is not a regex.
private struct RegexPattern {
  private var openGroups = 0
  private var openClasses = 0
  private(set) var closesForeignGroup = false
  private(set) var lastSpace = -1

  mutating func add(_ byte: UInt8, at index: Int) {
    switch byte {
    case Ascii.leftParenthesis where openClasses == 0: openGroups += 1
    case Ascii.rightParenthesis where openClasses == 0 && openGroups == 0: closesForeignGroup = true
    case Ascii.rightParenthesis where openClasses == 0: openGroups -= 1
    case Ascii.leftBracket: openClasses += 1
    case Ascii.rightBracket: openClasses = max(0, openClasses - 1)
    case Ascii.space, Ascii.tab: lastSpace = index
    default: break
    }
  }
}
