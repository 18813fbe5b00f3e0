/// Changes to a text, by positions in the original.
struct Edits {
  private struct Edit: Equatable {
    let range: Range<Int>
    let replacement: String
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  mutating func replace(_ range: Range<Int>, with replacement: String) {
    let edit = Edit(range: range, replacement: replacement)
    // Duplicate edits apply once, but several insertions may share a position.
    guard range.isEmpty || !edits.contains(edit) else { return }
    edits.append(edit)
  }

  mutating func insert(_ text: String, at position: Int) {
    replace(position..<position, with: text)
  }

  /// Removes text but preserves its newlines, so the text that follows stays on its line.
  mutating func blank(_ range: Range<Int>, in bytes: [UInt8]) {
    let lineEnds = bytes[range].count { $0 == UInt8(ascii: "\n") }
    replace(range, with: String(repeating: "\n", count: lineEnds))
  }

  /// Removes text and the spaces after it.
  mutating func remove(_ range: Range<Int>, in bytes: [UInt8]) {
    var end = range.upperBound
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") {
      end += 1
    }
    blank(range.lowerBound..<end, in: bytes)
  }

  /// Removes the edits within a range from the list and returns them.
  mutating func extract(_ range: Range<Int>) -> Edits {
    var extracted = Edits()
    extracted.edits = edits.filter { range.contains($0.range.lowerBound) }
    edits.removeAll { range.contains($0.range.lowerBound) }
    return extracted
  }

  /// Whether an edit changes something in a range.
  func touch(_ range: Range<Int>) -> Bool { edits.contains { $0.range.overlaps(range) } }

  /// The edited text of a range, whose edits stay in the list.
  func applied(within range: Range<Int>, to bytes: [UInt8]) -> String {
    var copy = self
    return copy.extract(range).applied(to: bytes, in: range)
  }

  /// The edited text of a range that no edit crosses.
  func applied(to bytes: [UInt8], in range: Range<Int>) -> String {
    var result = ""
    var position = range.lowerBound
    for edit in ordered {
      result += String(decoding: bytes[position..<edit.range.lowerBound], as: UTF8.self)
      result += edit.replacement
      position = edit.range.upperBound
    }
    return result + String(decoding: bytes[position..<range.upperBound], as: UTF8.self)
  }

  /// The number of lines of the original that the edits touch.
  func changedLines(of bytes: [UInt8]) -> Int {
    var lines: Set<Int> = []
    var line = 0
    var position = 0
    for edit in ordered {
      line += bytes[position..<edit.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
      let height = bytes[edit.range].dropLast().count { $0 == UInt8(ascii: "\n") }
      lines.formUnion(line...(line + height))
      position = edit.range.lowerBound
    }
    return lines.count
  }

  // Insertions at the same position keep the order in which they were made.
  private var ordered: [Edit] {
    edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}
