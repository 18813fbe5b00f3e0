/// Changes to a text, told by the places of the original.
struct Edits {
  private struct Edit: Equatable {
    let range: Range<Int>
    let replacement: String
  }

  private var edits: [Edit] = []

  mutating func replace(_ range: Range<Int>, with replacement: String) {
    let edit = Edit(range: range, replacement: replacement)
    // What is said twice happens once; insertions at one place are different ones.
    guard range.isEmpty || !edits.contains(edit) else { return }
    edits.append(edit)
  }

  mutating func insert(_ text: String, at position: Int) {
    replace(position..<position, with: text)
  }

  /// Takes text out and leaves its line ends, so that what follows stays on its line.
  mutating func blank(_ range: Range<Int>, in bytes: [UInt8]) {
    let lineEnds = bytes[range].count { $0 == UInt8(ascii: "\n") }
    replace(range, with: String(repeating: "\n", count: lineEnds))
  }

  /// Takes text out together with the blanks after it.
  mutating func remove(_ range: Range<Int>, in bytes: [UInt8]) {
    var end = range.upperBound
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") {
      end += 1
    }
    blank(range.lowerBound..<end, in: bytes)
  }

  /// Moves the edits within a range out of the list.
  mutating func extract(_ range: Range<Int>) -> Edits {
    var extracted = Edits()
    extracted.edits = edits.filter { range.contains($0.range.lowerBound) }
    edits.removeAll { range.contains($0.range.lowerBound) }
    return extracted
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

  /// How many lines of the original the edits touch.
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

  // Insertions at one place keep the order in which they were made.
  private var ordered: [Edit] {
    edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}
