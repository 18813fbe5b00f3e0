/// Finds the types of a file and their members. Function bodies are skipped.
struct DeclarationParser {
  let scan: TokenScan
  var tokens: [Token] { scan.tokens }

  static func declarations(in tokens: [Token]) -> ([TypeDeclaration], [Member]) {
    let body = DeclarationParser(scan: TokenScan(tokens)).body(tokens.indices, scope: [])
    return (body.types, body.members)
  }

  struct Body {
    var types: [TypeDeclaration] = []
    var members: [Member] = []
  }

  /// The declarations between two braces, or in the whole file.
  func body(_ range: Range<Int>, scope: [String]) -> Body {
    var body = Body()
    var conditions = ConditionStack()
    var position = range.lowerBound
    while position < range.upperBound {
      let token = tokens[position]
      if token.kind == .directive, Vocabulary.conditions.contains(token.text) {
        let end = tokens.endOfLine(from: position)
        let condition = TypeSpelling(tokens[(position + 1)..<end]).text
        conditions.enter(token.text, condition: condition)
        position = end
        continue
      }
      let (prefix, keyword) = self.prefix(from: position, before: range.upperBound)
      guard keyword < range.upperBound, tokens[keyword].kind == .word else {
        position = scan.next(after: max(position, keyword))
        continue
      }
      let start = position
      let word = tokens[keyword].text
      if let kind = TypeDeclaration.Kind(rawValue: word), scan[keyword + 1]?.isIdentifier == true {
        let type = self.type(kind, keyword: keyword, prefix: prefix, scope: scope)
        body.types.append(type)
        position = type.body.upperBound
      } else if Vocabulary.members.contains(word) {
        let member = self.member(
          tokens: start, keyword: keyword, prefix: prefix, condition: conditions.current,
          before: range.upperBound)
        body.members.append(member)
        position = member.tokens.upperBound
      } else {
        position = max(scan.next(after: keyword), position + 1)
      }
    }
    return body
  }

  /// The attributes and modifiers that start here, and the token after them.
  func prefix(from start: Int, before limit: Int) -> (Prefix, keyword: Int) {
    var prefix = Prefix()
    var position = start
    while position < limit {
      let token = tokens[position]
      let next = scan[position + 1]
      if token.isSymbol("@"), let next, next.isIdentifier {
        let end = endOfArguments(after: position + 1)
        let arguments = end > position + 3 ? TypeSpelling(tokens[(position + 3)..<(end - 1)]) : nil
        prefix.attributes.append(
          Attribute(name: next.name, arguments: arguments?.text, tokens: position..<end))
        position = end
      } else if isModifier(at: position) {
        let end = endOfArguments(after: position)
        prefix.modifiers.append(
          Modifier(
            name: token.text, hasArguments: end > position + 1, tokens: position..<end))
        position = end
      } else {
        break
      }
    }
    return (prefix, position)
  }

  // `class` is a modifier in `class func` and in `class override var`.
  private func isModifier(at position: Int) -> Bool {
    guard let token = scan[position], token.kind == .word, let next = scan[position + 1] else {
      return false
    }
    if token.text == "class" {
      return Vocabulary.members.contains(next.text) || Vocabulary.modifiers.contains(next.text)
    }
    return Vocabulary.modifiers.contains(token.text)
      && (next.isIdentifier || next.isSymbol("@") || next.isSymbol("("))
  }

  /// The token after the parentheses that directly follow a name.
  private func endOfArguments(after name: Int) -> Int {
    guard let next = scan[name + 1], next.isSymbol("("),
      next.range.lowerBound == tokens[name].range.upperBound
    else { return name + 1 }
    return scan.closing(of: name + 1) + 1
  }
}
