extension FileRewriter {
  /// Replaces `#selector` and `#keyPath` with the Objective-C names they evaluate to.
  mutating func rewriteSelectors() {
    let scan = TokenScan(tokens)
    for index in tokens.indices where tokens[index].kind == .directive {
      guard scan[index + 1]?.isSymbol("(") == true else { continue }
      let close = scan.closing(of: index + 1)
      guard close > index + 1 else { continue }
      let content = tokens[(index + 2)..<close]
      switch tokens[index].text {
      case "#selector":
        usesUIKit = true
        replace(index..<(close + 1), with: "Selector(\"\(selector(for: content, at: index))\")")
      case "#keyPath":
        replace(index..<(close + 1), with: "\"\(content.map(\.name).joined())\"")
      default: break
      }
    }
  }

  private mutating func selector(for content: ArraySlice<Token>, at index: Int) -> String {
    guard let expression = SelectorExpression(content) else {
      report(.invalidSelector(content.map(\.text).joined()), at: index)
      return ""
    }
    let resolver = SelectorResolver(module: module)
    if let selector = resolver.selector(for: expression, in: enclosingType(of: index)) {
      return selector
    }
    report(.unknownMethod(expression.name, module: module.name), at: index)
    return expression.name
  }

  // The newlines of a multi-line expression follow its replacement.
  private mutating func replace(_ range: Range<Int>, with text: String) {
    let bytes = file.bytes(of: range)
    let lineEnds = file.bytes[bytes].count { $0 == UInt8(ascii: "\n") }
    edits.replace(bytes, with: text + String(repeating: "\n", count: lineEnds))
  }
}
