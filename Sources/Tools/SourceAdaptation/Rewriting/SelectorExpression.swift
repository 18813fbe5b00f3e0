/// The expression between the parentheses of `#selector`.
struct SelectorExpression {
  enum Accessor { case getter, setter }

  var accessor: Accessor?
  /// `Outer.Inner` in `Outer.Inner.save(_:)`.
  var qualifier: [String] = []
  var name = ""
  /// The argument labels; `nil` if the expression omits them.
  var labels: [String]?
  /// The number of parameters of the method type to which the expression is cast.
  var castParameterCount: Int?

  init?(_ tokens: ArraySlice<Token>) {
    var rest = tokens
    while rest.count > 2, rest.first?.isSymbol("(") == true, rest.last?.isSymbol(")") == true {
      rest = rest.dropFirst().dropLast()
    }
    if let word = rest.first, ["getter", "setter"].contains(word.text),
      rest.dropFirst().first?.isSymbol(":") == true
    {
      accessor = word.text == "getter" ? .getter : .setter
      rest = rest.dropFirst(2)
    }
    if let cast = rest.firstIndex(where: { $0.isWord("as") }) {
      castParameterCount = Self.parameterCount(of: rest[(cast + 1)...])
      rest = rest[..<cast]
      if rest.first?.isSymbol("(") == true { rest = rest.dropFirst() }
    }
    var path: [String] = []
    while let token = rest.first, token.isIdentifier {
      path.append(token.name)
      rest = rest.dropFirst().drop { ["?", "!"].contains($0.text) }
      guard rest.first?.isSymbol(".") == true else { break }
      rest = rest.dropFirst()
    }
    guard let last = path.popLast() else { return nil }
    name = last
    qualifier = path
    if rest.first?.isSymbol("(") == true { labels = rest.filter(\.isIdentifier).map(\.name) }
  }

  private static func parameterCount(of type: ArraySlice<Token>) -> Int? {
    let scan = TokenScan(Array(type))
    guard scan[0]?.isSymbol("(") == true else { return nil }
    return scan.split(1..<max(scan.closing(of: 0), 1)).count
  }
}
