/// Interprets a slash based on the lexeme before it. Used only if the spacing is ambiguous.
extension Lexer {
  /// Whether the slash names an operator, as in `func /(…)` and `operator /^/`.
  var declaresOperator: Bool {
    previous?.kind == .word && (isPrevious("func") || isPrevious("operator"))
  }

  /// Whether the slash must begin a regex operand: it follows an infix operator, `try?` or `try!`.
  var mustBeginOperand: Bool {
    guard let previous, previous.kind == .operator else { return false }
    if isPrevious("=") { return true }
    if isPrevious("?") || isPrevious("!"), isTry(before: previous.range.lowerBound) { return true }
    guard !isPrevious("."), !isPrevious("->"), !isPrevious("?") else { return false }
    return isLeftBound(previous.range.lowerBound) == isRightBound(previous)
  }

  /// Whether no operand precedes the slash.
  var followsNoOperand: Bool {
    guard let previous else { return true }
    switch previous.kind {
    case .shebang, .stringHead: return true
    case .word: return statementKeywords.contains(text(of: previous))
    case .directive: return ["#if", "#else", "#elseif", "#endif"].contains(text(of: previous))
    case .punctuation: return "{([;,:".utf8.contains(bytes[previous.range.lowerBound])
    case .operator:
      if isPrevious(".") || isPrevious("->") { return false }
      return !isLeftBound(previous.range.lowerBound) || isRightBound(previous) || isPrevious("=")
    default: return false
    }
  }

  private func isRightBound(_ operation: Lexeme) -> Bool {
    // After a left-bound operator, a period begins a member: `x^.y`.
    let end = operation.range.upperBound
    if bytes.byte(at: end) == ".", isLeftBound(operation.range.lowerBound) { return false }
    return isRightBound(end)
  }

  private func isTry(before index: Int) -> Bool {
    guard index >= 3, bytes[(index - 3)..<index].elementsEqual("try".utf8) else { return false }
    return index == 3 || !bytes[index - 4].isWord
  }

  func isPrevious(_ text: String) -> Bool {
    previous.map { bytes[$0.range].elementsEqual(text.utf8) } ?? false
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
