extension Markup {
  /// Creates paragraphs and lists with `code` and *emphasis*: the Markdown of explanations.
  package init(markdown: String) {
    self = .group(
      markdown.split(separator: "\n\n").map { block in
        guard block.hasPrefix("- ") else { return .tag("p", [:], Self.inline(String(block))) }
        let items = "\n\(block)".split(separator: "\n- ")
        return .tag("ul", [:], .group(items.map { .tag("li", [:], Self.inline(String($0))) }))
      })
  }

  /// The text with the parts between backticks as code, and those between asterisks emphasised.
  package static func inline(_ text: String) -> Markup {
    let parts = text.replacing(/\n */, with: " ").split(
      separator: "`", omittingEmptySubsequences: false)
    return .group(
      parts.enumerated().flatMap { place, part in
        place.isMultiple(of: 2) ? emphasis(part) : [.tag("code", [:], .text(String(part)))]
      })
  }

  private static func emphasis(_ text: Substring) -> [Markup] {
    text.split(separator: "*", omittingEmptySubsequences: false).enumerated().map { place, part in
      place.isMultiple(of: 2) ? .text(String(part)) : .tag("em", [:], .text(String(part)))
    }
  }
}
