/// Navigates tokens by their brackets.
struct TokenScan {
  let tokens: [Token]
  private let closings: [Int: Int]

  init(_ tokens: [Token]) {
    self.tokens = tokens
    var closings: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .symbol {
      switch token.text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}":
        if let start = open.popLast() { closings[start] = index }
      default: break
      }
    }
    self.closings = closings
  }

  subscript(index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// The token that closes the bracket at an index; the last one if the bracket is never closed.
  func closing(of index: Int) -> Int { closings[index] ?? tokens.count - 1 }

  /// The index of the next token; for an opening bracket, of the token after its closing bracket.
  func next(after index: Int) -> Int {
    guard let token = self[index], token.kind == .symbol, "([{".contains(token.text) else {
      return index + 1
    }
    return closing(of: index) + 1
  }

  /// The token after the generic parameters or arguments that start at an index, if any.
  func skippingGenerics(from index: Int) -> Int {
    guard self[index]?.isSymbol("<") == true else { return index }
    var depth = 0
    var position = index
    while let token = self[position] {
      if token.isSymbol("<") { depth += 1 }
      if token.isSymbol(">") { depth -= 1 }
      position = next(after: position)
      if depth == 0 { break }
    }
    return position
  }

  /// Splits a range at its outermost commas.
  func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var position = start
    while position < range.upperBound {
      if tokens[position].isSymbol(",") {
        parts.append(start..<position)
        start = position + 1
        position = start
      } else {
        let inner = skippingGenerics(from: position)
        position = inner > position ? inner : next(after: position)
      }
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// The first occurrence of a symbol at the outermost level of a range.
  func first(_ symbol: String, in range: Range<Int>) -> Int? {
    var position = range.lowerBound
    while position < range.upperBound {
      if tokens[position].isSymbol(symbol) { return position }
      position = next(after: position)
    }
    return nil
  }
}
