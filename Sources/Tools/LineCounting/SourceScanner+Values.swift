/// What a line has been found to contain so far.
struct LineMarks: OptionSet {
  let rawValue: UInt8

  /// Part of the program, including literals.
  static let code = LineMarks(rawValue: 1)
  /// Part of a comment.
  static let comment = LineMarks(rawValue: 2)
  /// Any visible character.
  static let text = LineMarks(rawValue: 4)
}

/// A token, reduced to what decides whether a regex literal may follow.
struct Token {
  enum Kind {
    case none, word, `operator`, punctuation, literal
  }

  var kind: Kind
  var start: Int
  var end: Int
}

/// An open `\(` and the string to return to at its closing parenthesis.
struct Interpolation {
  var delimiter: StringDelimiter
  /// The line of the opening parenthesis, from 1.
  var line: Int
  /// Parentheses opened inside the interpolation.
  var depth = 0
}

/// The delimiter that ends a string, and the pounds that its escapes need.
struct StringDelimiter {
  var quote: UInt8
  var pounds: Int
  var isMultiline: Bool
  /// The line of the opening quote, from 1.
  var line: Int
}

/// The first `"` with enough pounds after it, searched for from `start` to the end of the line.
///
/// Cached, because a line of nested raw strings would otherwise be searched once per string.
struct RawQuoteSearch {
  var start: Int
  /// The index of the quote; `nil` if the line has none.
  var found: Int?
  /// The end of the search.
  var end: Int
}

enum Ascii {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let verticalTab: UInt8 = 0x0B
  static let formFeed: UInt8 = 0x0C
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let exclamation = UInt8(ascii: "!")
  static let quote = UInt8(ascii: "\"")
  static let pound = UInt8(ascii: "#")
  static let apostrophe = UInt8(ascii: "'")
  static let leftParenthesis = UInt8(ascii: "(")
  static let rightParenthesis = UInt8(ascii: ")")
  static let asterisk = UInt8(ascii: "*")
  static let period = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let question = UInt8(ascii: "?")
  static let leftBracket = UInt8(ascii: "[")
  static let backslash = UInt8(ascii: "\\")
  static let rightBracket = UInt8(ascii: "]")
  static let backtick = UInt8(ascii: "`")
}

extension UInt8 {
  var isNewline: Bool { self == Ascii.lineFeed || self == Ascii.carriageReturn }

  /// Whether the byte is visible: a line without such a byte is empty, as `cloc` counts.
  var isVisible: Bool { self > Ascii.space }

  /// Letters, digits, `_`, `$`, and every byte of a non-ASCII character.
  var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default:
      false
    }
  }

  /// The ASCII characters that form operators.
  var isOperator: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default:
      false
    }
  }
}
