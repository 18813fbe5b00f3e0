import JSONReading

extension String {
  /// The text on one line, with Markdown's markup, links and addresses escaped.
  var markdown: String {
    let text = inOneLine.unicodeScalars
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for (place, scalar) in zip(text.indices, text) {
      let after = text.index(after: place)
      let next = after < text.endIndex ? text[after] : nil
      if scalar == "<" {
        result.append(contentsOf: "&lt;".unicodeScalars)
      } else {
        let isAddress = scalar == "." && text[..<place].endsInWWW
        if isAddress || scalar.isMarkup(after: previous, before: next) { result.append("\\") }
        result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }

  /// The text as a paragraph that cannot start a heading, list, quotation or code block.
  var markdownParagraph: String {
    let text = String(drop { $0 == " " }).markdown
    if let number = text.prefixMatch(of: /[0-9]{1,9}(?=[.)]( |$))/) {
      return number.0 + "\\" + text[number.range.upperBound...]
    }
    guard let first = text.first, "#>-+=".contains(first) else { return text }
    return "\\" + text
  }

  /// The text on one line, as inline code.
  var markdownCode: String {
    let text = visible
    let fence = String(repeating: "`", count: text.longestRunOfBackticks + 1)
    let space = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + space + text + space + fence
  }

  /// The lines of text as a code block, with a fence longer than any in the text.
  var markdownBlock: String {
    let text = visibleLines
    let fence = String(repeating: "`", count: max(3, text.longestRunOfBackticks + 1))
    return "\(fence)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
  }

  private var longestRunOfBackticks: Int {
    matches(of: /`+/).map(\.0.count).max() ?? 0
  }
}

extension Unicode.Scalar {
  /// Whether Markdown, or GitHub's dialect, would interpret the character as markup.
  fileprivate func isMarkup(after previous: Unicode.Scalar?, before next: Unicode.Scalar?) -> Bool {
    switch self {
    case "\\", "|", "`", "*", "~": true
    // Within a word, an underscore is an ordinary character.
    case "_":
      !(previous?.properties.isAlphabetic ?? false) || !(next?.properties.isAlphabetic ?? false)
    // Only the second half of a link is escaped, because brackets alone denote intervals.
    case "(", "[", ":": previous == "]" || self == ":" && next == "/"
    default: false
    }
  }
}

extension Substring.UnicodeScalarView {
  /// Whether GitHub would treat a period after the text as part of an address.
  fileprivate var endsInWWW: Bool {
    let last = suffix(3)
    return last.count == 3 && last.allSatisfy { $0 == "w" || $0 == "W" }
  }
}
