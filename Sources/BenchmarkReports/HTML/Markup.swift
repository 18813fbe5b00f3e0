import JSONReading

/// A piece of HTML or SVG as a value: escaped in one place, and the same bytes for the same value.
///
/// What is written is well-formed XML that browsers read as HTML, so that tests can read it with a parser.
enum Markup: Sendable {
  case text(String)
  indirect case element(
    name: String, attributes: [(name: String, value: String)], content: [Markup])
  /// Several pieces where one is wanted.
  case group([Markup])

  /// An element with its attributes, in the order given, and what is in it.
  static func tag(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: Markup...
  ) -> Markup {
    .element(
      name: name, attributes: attributes.map { (name: $0.key, value: $0.value) }, content: content)
  }

  static let nothing = Markup.group([])

  /// The text of a file.
  var rendered: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to output: inout String) {
    switch self {
    case .text(let text): output += text.escaped
    case .group(let parts): for part in parts { part.write(to: &output) }
    case .element(let name, let attributes, let content):
      output += "<\(name)"
      for (name, value) in attributes { output += " \(name)=\"\(value.escaped)\"" }
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

  /// Elements that HTML closes itself, and those of SVG that hold nothing but a tip.
  private static let empty: Set = [
    "meta", "br", "wbr", "line", "rect", "circle", "path", "polyline", "polygon",
  ]

  /// Elements that stand on a line of their own, so that two reports can be compared by line.
  private static let blocks: Set = [
    "meta", "title", "style", "head", "body", "header", "main", "nav", "section", "footer",
    "figure",
    "h1", "h2", "h3", "h4", "p", "ul", "ol", "li", "dl", "dt", "dd", "div", "table", "caption",
    "thead", "tbody", "tr", "details", "summary", "pre", "svg", "desc", "g",
  ]
}

extension Markup {
  /// Lines that are as they are, in a box that scrolls.
  static func drawing(_ text: String, name: String) -> Markup {
    box(name, .tag("pre", [:], .text(text)))
  }

  /// A box that scrolls by itself, so that the page does not; it can be reached by keyboard, and has a name.
  static func box(_ name: String, _ content: Markup) -> Markup {
    .tag(
      "div", ["class": "scroll", "role": "group", "tabindex": "0", "aria-label": name], content)
  }
}

extension Markup: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}

extension String {
  /// The text without what would be taken for markup; characters that XML does not know, and those that turn the direction of a line,
  /// become U+FFFD.
  fileprivate var escaped: String {
    replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n", "\t": nil
      case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: scalar.isControl ? "\u{FFFD}" : nil
      }
    }
  }
}
