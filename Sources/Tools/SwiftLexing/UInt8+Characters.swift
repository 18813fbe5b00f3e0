// Operators that compare bytes with ASCII characters: `byte == "/"` and `case "(", "[":`.

func == (byte: UInt8, character: Unicode.Scalar) -> Bool { byte == UInt8(ascii: character) }
func != (byte: UInt8, character: Unicode.Scalar) -> Bool { byte != UInt8(ascii: character) }
func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { byte == character }
func ~= (characters: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
  characters.contains(Unicode.Scalar(byte))
}

extension UInt8 {
  var isNewline: Bool { self == "\n" || self == "\r" }

  /// Whether this is a blank within a line: a space, a tab, a vertical tab, a form feed or a NUL,
  /// all of which the compiler skips.
  var isBlank: Bool { self == " " || self == "\t" || self == 0x0B || self == 0x0C || self == 0 }

  var isDigit: Bool { "0"..."9" ~= self }

  /// Whether this is a letter, a digit, `_`, `$`, or any byte of a non-ASCII character.
  @inline(__always) var isWord: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "_", "0"..."9", "$", 0x80...: true
    default: false
    }
  }

  /// Whether this is one of the ASCII characters that form operators.
  @inline(__always) var isOperator: Bool {
    switch self {
    case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?", ".": true
    default: false
    }
  }
}
