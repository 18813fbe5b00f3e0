extension StringProtocol {
  /// The text on one line, with control characters escaped as in Swift, such as `\n` and `\u{1B}`.
  ///
  /// A terminal interprets escape sequences from any source: a document, a file name, the message
  /// of a crashing app. Scalars that end a line or reverse its direction are escaped as well.
  package var visible: String { escapingControls { _ in false } }

  /// The text on one line, with line breaks replaced by spaces and control characters escaped.
  package var inOneLine: String {
    var text = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r": text.append(" ")
      default: text.append(scalar)
      }
      previous = scalar
    }
    return String(text).visible
  }

  /// The text with control characters escaped, except line feeds and tabs.
  package var visibleLines: String { escapingControls { $0 == "\n" || $0 == "\t" } }

  /// At most `limit` scalars from the beginning and the end of the text, escaped for printing.
  package func shortened(to limit: Int = 400) -> String {
    let scalars = unicodeScalars
    // A scalar takes at least one byte, and the number of bytes is stored.
    guard utf8.count > limit, scalars.count > limit else { return visible }
    let tail = limit / 4
    let left = String.UnicodeScalarView(scalars.prefix(limit - tail))
    let right = String.UnicodeScalarView(scalars.suffix(tail))
    return String(left).visible + "… (\(scalars.count - limit) characters omitted) …"
      + String(right).visible
  }

  /// A shortened value, for quoting in messages.
  package var excerpt: String { shortened(to: 80) }

  private func escapingControls(except isFine: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: { $0.isControl && !isFine($0) }) else {
      return String(self)
    }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isControl, !isFine(scalar) {
        result.append(contentsOf: scalar.written.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether terminals and editors interpret the scalar instead of displaying it.
  package var isControl: Bool {
    switch value {
    case ..<0x20, 0x7F..<0xA0: true
    // Line and paragraph separators; directional embeddings, overrides and isolates.
    case 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The scalar as an escape sequence in a Swift string literal.
  package var written: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
