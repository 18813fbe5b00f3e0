/// A type as spelled in the source.
struct TypeSpelling: Equatable {
  let text: String

  init(_ tokens: some Sequence<Token>) {
    var text = ""
    var last: Token?
    for token in tokens {
      if let last, last.needsSpace(before: token) { text += " " }
      text += token.text
      last = token
    }
    self.text = text
  }

  init(text: String) { self.text = text }

  var isOptional: Bool { text.hasSuffix("?") || text.hasSuffix("!") }

  /// The type without its optional mark.
  var wrapped: TypeSpelling {
    guard isOptional else { return self }
    return TypeSpelling(text: String(text.dropLast()))
  }

  /// The element type, if this is an array.
  var element: TypeSpelling? {
    if text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") {
      return TypeSpelling(text: String(text.dropFirst().dropLast()))
    }
    if text.hasPrefix("Array<"), text.hasSuffix(">") {
      return TypeSpelling(text: String(text.dropFirst("Array<".count).dropLast()))
    }
    return nil
  }

  var isVoid: Bool { text == "Void" || text == "()" }
  /// Whether a value can be cast to the type; false for closures, variadic and inout parameters.
  var isCastable: Bool {
    !text.contains("->") && !text.hasSuffix("...") && !text.hasPrefix("inout ")
  }
}

extension Token {
  fileprivate func needsSpace(before next: Token) -> Bool {
    let isWord = isIdentifier || kind == .number
    if isWord && (next.isIdentifier || next.kind == .number || next.isSymbol("@")) { return true }
    return ["&", "->", ",", ":"].contains(text) || ["&", "->"].contains(next.text)
      || (isSymbol(")") && next.isIdentifier)
  }
}
