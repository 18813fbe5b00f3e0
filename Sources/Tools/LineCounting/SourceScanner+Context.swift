/// Interprets a slash by the token before it. Used only if the spacing is ambiguous.
extension SourceScanner {
  /// Whether the slash names an operator, as in `func /(…)` and `operator /^/`.
  var declaresOperator: Bool {
    previous.kind == .word && (isPrevious("func") || isPrevious("operator"))
  }

  /// Whether the slash follows an infix operator or `=` and therefore begins a regex operand.
  var followsInfixOperator: Bool {
    guard previous.kind == .operator else { return false }
    if isPrevious("=") { return true }
    guard !isPrevious("."), !isPrevious("->"), !isPrevious("?") else { return false }
    return isLeftBound(previous.start) == isPreviousRightBound
  }

  /// Whether the slash follows `try?` or `try!`, which also require an operand.
  var followsOptionalTry: Bool {
    guard previous.kind == .operator, previous.end - previous.start == 1, previous.start >= 3
    else { return false }
    let mark = bytes[previous.start]
    guard mark == Ascii.question || mark == Ascii.exclamation else { return false }
    return bytes[(previous.start - 3)..<previous.start].elementsEqual("try".utf8)
      && (previous.start == 3 || !bytes[previous.start - 4].isWord)
  }

  /// Whether nothing before the slash could be divided.
  var followsNoOperand: Bool {
    switch previous.kind {
    case .none: true
    case .literal: false
    case .word: isPreviousStatementKeyword
    case .punctuation: "{([;,:".utf8.contains(bytes[previous.start])
    case .operator: followsPrefixOrInfixOperator
    }
  }

  private var followsPrefixOrInfixOperator: Bool {
    if isPrevious(".") || isPrevious("->") { return false }
    return !isLeftBound(previous.start) || isPreviousRightBound || isPrevious("=")
  }

  private var isPreviousRightBound: Bool {
    // After a left-bound operator a period begins a member: `x^.y`.
    if byte(at: previous.end) == Ascii.period, isLeftBound(previous.start) { return false }
    return isRightBound(previous.end)
  }

  private var isPreviousStatementKeyword: Bool {
    guard previous.end - previous.start <= 15 else { return false }
    let word = String(decoding: bytes[previous.start..<previous.end], as: UTF8.self)
    if previous.start > 0, bytes[previous.start - 1] == Ascii.pound {
      return ["if", "else", "elseif", "endif"].contains(word)
    }
    return statementKeywords.contains(word)
  }

  private func isPrevious(_ text: StaticString) -> Bool {
    previous.end - previous.start == text.utf8CodeUnitCount
      && bytes[previous.start..<previous.end].elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

/// The reserved words that an expression may follow; words such as `self` and `nil` are operands.
private let statementKeywords: Set<String> = [
  "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
  "deinit", "do", "else", "enum", "extension", "fallthrough", "fileprivate", "for", "func",
  "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "operator",
  "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
  "struct", "subscript", "switch", "throw", "throws", "try", "typealias", "var", "where", "while",
]
