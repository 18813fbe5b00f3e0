extension Lexer {
  /// The number of `#` before the quote of a string that starts here; `nil` if none does.
  func stringDelimiter() -> Int? {
    let hashes = leadingHashes
    return isNext("\"", at: hashes) ? hashes : nil
  }

  private var leadingHashes: Int {
    var count = 0
    while byte(at: count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  /// Scans a string piece by piece: interpolations are code and become separate tokens.
  mutating func scanString(hashes: Int) {
    var start = position
    position += hashes
    let isMultiline = isNext("\"\"\"")
    position += isMultiline ? 3 : 1
    while position < bytes.count {
      if endsString(isMultiline: isMultiline, hashes: hashes) {
        position += (isMultiline ? 3 : 1) + hashes
        return append(.string, from: start)
      }
      if !isMultiline, isNext("\n") { return append(.string, from: start) }
      guard isNext("\\"), hasHashes(hashes, at: 1) else {
        position += 1
        continue
      }
      position += 1 + hashes
      if isNext("(") {
        position += 1
        append(.string, from: start)
        scan(untilParenthesisCloses: true)
        start = position
      }
      if position < bytes.count { position += 1 }
    }
    append(.string, from: start)
  }

  private func endsString(isMultiline: Bool, hashes: Int) -> Bool {
    isMultiline
      ? isNext("\"\"\"") && hasHashes(hashes, at: 3)
      : isNext("\"") && hasHashes(hashes, at: 1)
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: offset + $0) == UInt8(ascii: "#") }
  }

  // MARK: Regular expressions

  /// Scans a regular expression if one starts here.
  mutating func scanRegex() -> Bool {
    let hashes = leadingHashes
    guard isNext("/", at: hashes) else { return false }
    return hashes > 0 ? scanExtendedRegex(hashes: hashes) : scanBareRegex()
  }

  private mutating func scanExtendedRegex(hashes: Int) -> Bool {
    let start = position
    position += hashes + 1
    while position < bytes.count {
      if isNext("/"), hasHashes(hashes, at: 1) {
        position += 1 + hashes
        return true
      }
      position += isNext("\\") ? 2 : 1
    }
    position = start
    return false
  }

  /// A slash is division unless an operand must follow here and the line has a closing slash.
  private mutating func scanBareRegex() -> Bool {
    guard expectsOperand, let first = byte(at: 1), first != UInt8(ascii: " "),
      first != UInt8(ascii: "\t"), first != UInt8(ascii: "*")
    else { return false }
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "/") {
        position = end + 1
        return true
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  private var expectsOperand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .symbol: return "(,=:[{&|".contains(last.text)
    case .word: return ["return", "in", "case", "try", "await", "if", "while"].contains(last.text)
    default: return false
    }
  }
}
