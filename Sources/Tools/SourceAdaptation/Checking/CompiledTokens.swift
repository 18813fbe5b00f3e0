/// The tokens of a file that are compiled here, where some `#if` conditions are false.
struct CompiledTokens {
  let tokens: [Token]

  init(_ tokens: [Token], offers: (_ module: String) -> Bool) {
    var compiled: [Token] = []
    var branches: [Branch] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      guard token.kind == .directive, Vocabulary.conditions.contains(token.text) else {
        if branches.allSatisfy(\.isCompiled) { compiled.append(token) }
        index += 1
        continue
      }
      let end = tokens.endOfLine(from: index)
      let condition = Condition(tokens[(index + 1)..<end], offers: offers).value
      switch token.text {
      case "#if": branches.append(Branch(isCompiled: condition, wasCompiled: condition))
      case "#endif": _ = branches.popLast()
      default:
        guard let last = branches.popLast() else { break }
        let holds = !last.wasCompiled && (token.text == "#else" || condition)
        branches.append(Branch(isCompiled: holds, wasCompiled: last.wasCompiled || holds))
      }
      index = end
    }
    self.tokens = compiled
  }

  private struct Branch {
    let isCompiled: Bool
    let wasCompiled: Bool
  }
}

/// The value of an `#if` condition in a debug build for Linux.
private struct Condition {
  private var rest: ArraySlice<Token>
  private let offers: (String) -> Bool
  private(set) var value = false

  init(_ tokens: ArraySlice<Token>, offers: (String) -> Bool) {
    // The closure is only called during initialisation.
    self = withoutActuallyEscaping(offers) { offers in
      var condition = Condition(rest: tokens, offers: offers)
      condition.value = condition.disjunction()
      return Condition(rest: [], offers: { _ in false }, value: condition.value)
    }
  }

  private init(rest: ArraySlice<Token>, offers: @escaping (String) -> Bool, value: Bool = false) {
    self.rest = rest
    self.offers = offers
    self.value = value
  }

  private mutating func disjunction() -> Bool {
    var value = conjunction()
    while skip("|") {
      let other = conjunction()
      value = value || other
    }
    return value
  }

  private mutating func conjunction() -> Bool {
    var value = term()
    while skip("&") {
      let other = term()
      value = value && other
    }
    return value
  }

  private mutating func term() -> Bool {
    if skip("!") { return !term() }
    if skip("(") {
      let value = disjunction()
      _ = skip(")")
      return value
    }
    guard let name = rest.popFirst()?.text else { return true }
    guard rest.first?.isSymbol("(") == true else { return name == "DEBUG" || name == "true" }
    let arguments = arguments()
    switch name {
    case "canImport": return offers(arguments.first?.text ?? "")
    case "os": return arguments.first?.text == "Linux"
    case "targetEnvironment", "_runtime": return false
    default: return true
    }
  }

  private mutating func arguments() -> ArraySlice<Token> {
    var depth = 0
    let end = rest.indices.first { index in
      if rest[index].isSymbol("(") { depth += 1 }
      if rest[index].isSymbol(")") { depth -= 1 }
      return depth == 0
    }
    defer { rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...] }
    return rest[(rest.startIndex + 1)..<(end ?? rest.endIndex)]
  }

  /// Skips a symbol, including its repetition in the operators `||` and `&&`.
  private mutating func skip(_ symbol: String) -> Bool {
    guard rest.first?.isSymbol(symbol) == true else { return false }
    repeat {
      rest.removeFirst()
    } while "|&".contains(symbol) && rest.first?.isSymbol(symbol) == true
    return true
  }
}
