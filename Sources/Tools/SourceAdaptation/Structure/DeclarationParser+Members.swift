extension DeclarationParser {
  func member(
    tokens start: Int, keyword: Int, prefix: Prefix, condition: String?, before limit: Int
  ) -> Member {
    let word = tokens[keyword].text
    let isProperty = word == "var" || word == "let"
    let signature = isProperty ? nil : signature(of: keyword, before: limit)
    let end = end(of: keyword, from: signature?.end ?? keyword + 1, before: limit)
    return Member(
      kind: word == "func" ? .method : isProperty ? .property : .other, prefix: prefix,
      name: signature?.name ?? "", parameters: signature?.parameters ?? [],
      effects: signature?.effects ?? [], result: signature?.result,
      bindings: isProperty ? bindings(in: (keyword + 1)..<end) : [], keyword: keyword,
      tokens: start..<end, condition: condition)
  }

  /// The token after a member: for a function, the one after its braces; otherwise, the start of
  /// the next declaration.
  private func end(of keyword: Int, from start: Int, before limit: Int) -> Int {
    let hasBody = ["func", "init", "deinit", "subscript"].contains(tokens[keyword].text)
    var position = start
    while position < limit {
      let token = tokens[position]
      if token.isSymbol(";") { return position + 1 }
      let startsNext = token.startsLine && Vocabulary.startsDeclaration(token)
      if position > start, startsNext { return position }
      position = scan.next(after: position)
      if hasBody, token.isSymbol("{") { break }
    }
    return min(position, limit)
  }

  // MARK: Functions

  private struct Signature {
    var name: String
    var parameters: [Parameter] = []
    var effects: [String] = []
    var result: TypeSpelling?
    /// The token after the parameters.
    var end: Int
  }

  private func signature(of keyword: Int, before limit: Int) -> Signature {
    var signature = Signature(name: scan[keyword + 1]?.name ?? "", end: keyword + 1)
    guard ["func", "init", "subscript"].contains(tokens[keyword].text),
      let open = tokens[keyword..<limit].firstIndex(where: { $0.isSymbol("(") })
    else { return signature }
    let close = scan.closing(of: open)
    signature.parameters = scan.split((open + 1)..<max(close, open + 1)).compactMap(parameter)
    signature.end = close + 1
    var position = close + 1
    while let effect = scan[position], ["throws", "rethrows", "async"].contains(effect.text) {
      signature.effects.append(effect.text)
      position += 1
      if scan[position]?.isSymbol("(") == true { position = scan.next(after: position) }
    }
    if scan[position]?.isSymbol("->") == true {
      signature.result = TypeSpelling(tokens[typeRange(from: position + 1, before: limit)])
    }
    return signature
  }

  private func parameter(in range: Range<Int>) -> Parameter? {
    guard let colon = scan.first(":", in: range) else { return nil }
    let names = tokens[range.lowerBound..<colon].filter(\.isIdentifier).map(\.name)
    let label = names.first == "_" ? nil : names.first
    let end = scan.first("=", in: colon..<range.upperBound) ?? range.upperBound
    return Parameter(
      label: label, name: names.last ?? "", type: TypeSpelling(tokens[(colon + 1)..<end]),
      typeTokens: (colon + 1)..<end)
  }

  // MARK: Properties

  private func bindings(in range: Range<Int>) -> [Member.Binding] {
    var bindings: [Member.Binding] = []
    for part in scan.split(range) {
      guard let name = scan[part.lowerBound], name.isIdentifier else { continue }
      let colon = part.lowerBound + 1
      let hasType = part.contains(colon) && tokens[colon].isSymbol(":")
      let range = hasType ? typeRange(from: colon + 1, before: part.upperBound) : nil
      bindings.append(Member.Binding(name: name.name, type: range.map { TypeSpelling(tokens[$0]) }))
    }
    // In `var a, b: UILabel!`, the type is written once.
    for index in bindings.indices.dropLast().reversed() where bindings[index].type == nil {
      bindings[index].type = bindings[index + 1].type
    }
    return bindings
  }

  /// The tokens of a type, which ends at the end of its line unless a bracket is open.
  private func typeRange(from start: Int, before limit: Int) -> Range<Int> {
    var position = start
    while position < limit {
      let token = tokens[position]
      let continues = token.isSymbol("->") || token.isSymbol("&")
      if position > start, token.startsLine, !continues { break }
      if ["=", "{", ";", "}"].contains(where: token.isSymbol) || token.isWord("where") { break }
      let inner = scan.skippingGenerics(from: position)
      position = inner > position ? inner : scan.next(after: position)
    }
    return start..<max(start, min(position, limit))
  }
}
