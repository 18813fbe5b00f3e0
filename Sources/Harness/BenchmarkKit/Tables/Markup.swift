import JSONReading

/// A piece of HTML or SVG as a value, escaped in one place and rendered deterministically.
///
/// The output is well-formed XML that browsers accept as HTML, so that tests can parse it.
package enum Markup: Sendable {
  case text(String)
  indirect case element(
    name: String, attributes: [(name: String, value: String)], content: [Markup])
  /// Several pieces as one.
  case group([Markup])

  /// Creates an element with attributes, in the given order, and content.
  package static func tag(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: Markup...
  ) -> Markup {
    .element(
      name: name, attributes: attributes.map { (name: $0.key, value: $0.value) }, content: content)
  }

  package static let nothing = Markup.group([])

  package var rendered: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to output: inout String) {
    switch self {
    case .text(let text): output += text.escapedMarkup()
    case .group(let parts): for part in parts { part.write(to: &output) }
    case .element(let name, let attributes, let content):
      output += "<\(name)"
      for (name, value) in attributes { output += " \(name)=\"\(value.escapedMarkup())\"" }
      if Self.empty.contains(name), content.allSatisfy(\.isNothing) {
        output += "/>"
      } else {
        output += ">"
        for part in content { part.write(to: &output) }
        output += "</\(name)>"
      }
      if Self.blocks.contains(name) { output += "\n" }
    }
  }

  private var isNothing: Bool {
    guard case .group(let parts) = self else { return false }
    return parts.allSatisfy(\.isNothing)
  }

  /// HTML's void elements, and SVG elements without content except a tooltip.
  private static let empty: Set = [
    "meta", "br", "wbr", "line", "rect", "circle", "path", "polyline", "polygon",
  ]

  /// Elements followed by a line break, so that reports can be compared line by line.
  private static let blocks: Set = [
    "meta", "title", "style", "script", "head", "body", "header", "main", "nav", "section",
    "footer", "figure",
    "h1", "h2", "h3", "h4", "p", "ul", "ol", "li", "dl", "dt", "dd", "div", "table", "caption",
    "thead", "tbody", "tr", "details", "summary", "pre", "svg", "desc", "g",
  ]
}

extension Markup {
  /// Preformatted text in a scrolling box.
  package static func drawing(_ text: String, name: String) -> Markup {
    box(name, .tag("pre", [:], .text(text)))
  }

  /// A named box that scrolls separately from the page and can be focused with the keyboard.
  package static func box(_ name: String, _ content: Markup) -> Markup {
    .tag(
      "div", ["class": "scroll", "role": "group", "tabindex": "0", "aria-label": name], content)
  }
}

extension Markup: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .text(value) }
}

extension String {
  /// The text with markup characters escaped.
  ///
  /// - Parameter substitute: The replacement for characters that XML does not allow (2.2,
  ///   *Characters*), that terminals interpret, or that change the text direction.
  package func escapedMarkup(substitute: String = "\u{FFFD}") -> String {
    replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n", "\t": nil
      case "\u{FFFE}", "\u{FFFF}": substitute
      default: scalar.isControl ? substitute : nil
      }
    }
  }
}
