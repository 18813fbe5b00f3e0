extension StringProtocol {
  /// The text in one line that is safe to print: control characters are written as Swift writes them, such as `\n` and `\u{1B}`.
  ///
  /// A terminal obeys escape sequences wherever they come from: a document, a file's name, an app's last words. Besides control
  /// characters these are the scalars that end a line or reverse its direction.
  package var visible: String { escapingControls { _ in false } }

  /// The same for a text of which a line break is no part: it becomes a space.
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

  /// The same for a text of several lines: line feeds and tabs stay.
  package var visibleLines: String { escapingControls { $0 == "\n" || $0 == "\t" } }

  /// At most `limit` scalars of the text, from both of its ends, safe to print in a message.
  package func shortened(to limit: Int = 400) -> String {
    let scalars = unicodeScalars
    // Every scalar has a byte at least, and bytes are counted already.
    guard utf8.count > limit, scalars.count > limit else { return visible }
    let tail = limit / 4
    let left = String.UnicodeScalarView(scalars.prefix(limit - tail))
    let right = String.UnicodeScalarView(scalars.suffix(tail))
    return String(left).visible + "… (\(scalars.count - limit) characters left out) …"
      + String(right).visible
  }

  /// The beginning of a value that a message quotes.
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
  /// Whether a terminal or an editor would obey the scalar instead of showing it.
  package var isControl: Bool {
    switch value {
    case ..<0x20, 0x7F..<0xA0: true
    // Line and paragraph separators; embeddings, overrides and isolates of direction.
    case 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The scalar as Swift writes it in a literal.
  package var written: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
