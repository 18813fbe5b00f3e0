/// The code between `#if` and `#endif`.
struct ConditionalBlock {
  struct Branch {
    /// The tokens of the condition; empty for `#else`.
    let condition: Range<Int>
    /// The tokens up to the next branch or `#endif`.
    let body: Range<Int>
  }

  private(set) var branches: [Branch] = []

  /// The blocks among tokens, each before those that it contains.
  static func blocks(in tokens: [Token]) -> [ConditionalBlock] {
    var blocks: [ConditionalBlock] = []
    var open: [(block: ConditionalBlock, condition: Range<Int>)] = []
    for (index, token) in tokens.enumerated()
    where token.startsLine && token.kind == .directive
      && Vocabulary.conditions.contains(token.text)
    {
      let condition = (index + 1)..<tokens.endOfLine(from: index)
      if token.text == "#if" {
        open.append((ConditionalBlock(), condition))
      } else if var last = open.popLast() {
        last.block.branches.append(
          Branch(condition: last.condition, body: last.condition.upperBound..<index))
        last.condition = condition
        if token.text == "#endif" { blocks.append(last.block) } else { open.append(last) }
      }
    }
    return blocks.reversed()
  }
}
