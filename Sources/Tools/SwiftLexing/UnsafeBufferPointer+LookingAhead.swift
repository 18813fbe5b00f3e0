/// Looks ahead in a source.
extension UnsafeBufferPointer<UInt8> {
  /// The byte at an index, or 0 past the end: no construct begins or ends with a NUL.
  func byte(at index: Int) -> UInt8 { index < count ? self[index] : 0 }

  /// Whether a comment begins at an index. A comment also ends an operator.
  func beginsComment(at index: Int) -> Bool {
    guard byte(at: index) == "/" else { return false }
    return byte(at: index + 1) == "/" || byte(at: index + 1) == "*"
  }

  func poundCount(at index: Int) -> Int {
    endOfRun(from: index) { $0 == "#" } - index
  }

  func endOfLine(from index: Int) -> Int {
    // The first comparison alone decides for nearly every byte.
    endOfRun(from: index) { $0 > 0x0D || !$0.isNewline }
  }

  /// The end of the run of matching bytes that starts at an index.
  func endOfRun(from start: Int, where belongs: (UInt8) -> Bool) -> Int {
    var end = start
    while end < count, belongs(self[end]) { end += 1 }
    return end
  }

  /// The end of an operator: the next non-operator character or comment, or a period if the
  /// operator does not begin with one.
  func endOfOperator(from start: Int) -> Int {
    let allowsPeriod = self[start] == "."
    var end = start + 1
    while end < count, self[end].isOperator, !beginsComment(at: end) {
      if self[end] == ".", !allowsPeriod { break }
      if self[end] == "<", byte(at: end + 1) == "#" { break }
      end += 1
    }
    return end
  }

  /// The end of an editor placeholder, such as `<#name#>`, if one begins here.
  ///
  /// A placeholder is one identifier, whatever it contains.
  func endOfEditorPlaceholder(from start: Int) -> Int? {
    guard self[start] == "<", byte(at: start + 1) == "#" else { return nil }
    var end = start + 2
    while end < count, !self[end].isNewline {
      let next = byte(at: end + 1)
      if self[end] == "<", next == "#" { return nil }
      if self[end] == "#", next == ">" { return end + 2 }
      end += 1
    }
    return nil
  }
}
