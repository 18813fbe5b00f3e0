extension FileRewriter {
  /// Lets actions accept senders of classes other than the declared one, if their bodies allow it.
  mutating func loosenSenders() {
    for type in file.allTypes where type.kind != .protocol {
      let subject = module.subject(of: type)
      guard module.types[subject]?.type.kind == .class else { continue }
      for action in module.actions(of: subject)
      where action.file == fileIndex && type.body.contains(action.method.keyword) {
        guard let sender = action.method.parameters.first else { continue }
        switch module.senderUse(of: action.method, in: fileIndex, of: subject) {
        case .none: insert("?", after: sender.typeTokens.upperBound - 1)
        case .sharedMembers: replaceType(of: sender, with: "any ActionSender")
        case .object: replaceType(of: sender, with: "NSObject")
        case .declaredClass: break
        }
      }
    }
  }

  private mutating func replaceType(of parameter: Parameter, with type: String) {
    edits.replace(file.bytes(of: parameter.typeTokens), with: type)
  }

  /// Warns about actions of `self` that their sender can never call because they expect a sender of
  /// another class.
  mutating func checkSenders() {
    let scan = TokenScan(tokens)
    let bindings = Bindings(in: scan)
    for index in tokens.indices.dropFirst(4) where tokens[index].text == "#selector" {
      guard scan[index + 1]?.isSymbol("(") == true, tokens[index - 1].isSymbol(":"),
        tokens[index - 2].isWord("action"), tokens[index - 4].isWord("self"),
        let sender = sender(ofCallAround: index, bindings),
        let target = enclosingType(of: index),
        let expression = SelectorExpression(
          tokens[(index + 2)..<max(index + 2, scan.closing(of: index + 1))]),
        let selector = SelectorResolver(module: module).selector(for: expression, in: target),
        let problem = module.mismatch(of: selector, in: target, sentBy: sender)
      else { continue }
      report(problem, at: index)
    }
  }

  /// The class in `UIBarButtonItem(…, target: self, action: …)`, or that of the variable in
  /// `button.addTarget(self, action: …)`.
  private func sender(ofCallAround index: Int, _ bindings: Bindings) -> String? {
    var depth = 1
    var open = index
    while open > 0, depth > 0 {
      open -= 1
      if tokens[open].isSymbol(")") { depth += 1 }
      if tokens[open].isSymbol("(") { depth -= 1 }
    }
    guard open > 0, depth == 0 else { return nil }
    let callee = tokens[open - 1].name
    guard callee == "addTarget" else { return callee }
    let words = tokens[..<(open - 1)].reversed().drop { ["?", "!", "."].contains($0.text) }
    return words.first.flatMap { bindings[$0.name] }
  }
}
