extension DeclarationParser {
  func type(
    _ kind: TypeDeclaration.Kind, keyword: Int, prefix: Prefix, scope: [String]
  ) -> TypeDeclaration {
    var position = keyword + 1
    var name: [String] = []
    while let token = scan[position], token.isIdentifier {
      name.append(token.name)
      guard scan[position + 1]?.isSymbol(".") == true else { break }
      position += 2
    }
    let headerEnd = min(scan.skippingGenerics(from: position + 1), tokens.count)
    let open = scan.first("{", in: headerEnd..<tokens.count) ?? tokens.count - 1
    let close = max(scan.closing(of: open), open)
    let clause = headerEnd..<max(open, headerEnd)
    let whereWord = tokens[clause].firstIndex { $0.isWord("where") }
    let body = self.body((open + 1)..<max(close, open + 1), scope: scope + name)
    return TypeDeclaration(
      kind: kind, name: name.joined(separator: "."), scope: scope, prefix: prefix,
      inherited: inherited(in: clause.lowerBound..<(whereWord ?? clause.upperBound)),
      hasWhereClause: whereWord != nil, keyword: keyword, headerEnd: headerEnd,
      body: open..<(close + 1), members: body.members, nested: body.types)
  }

  private func inherited(in clause: Range<Int>) -> [String] {
    guard let colon = clause.first, tokens[colon].isSymbol(":") else { return [] }
    return scan.split((colon + 1)..<clause.upperBound).map { entry in
      var words: [String] = []
      var position = entry.lowerBound
      while position < entry.upperBound, !tokens[position].isSymbol("<") {
        if tokens[position].isSymbol("@") {
          position += 2
        } else {
          words.append(tokens[position].name)
          position += 1
        }
      }
      return words.joined()
    }
  }
}
