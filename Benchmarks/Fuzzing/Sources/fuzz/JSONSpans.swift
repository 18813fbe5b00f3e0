/// The locations of the values in a JSON text; in an invalid text, those that can be determined.
struct JSONSpans {
  /// Every value, including arrays and objects.
  private(set) var values: [Range<Int>] = []
  /// The parts between commas: array elements, and object members with their keys.
  private(set) var parts: [Range<Int>] = []

  private let input: [UInt8]
  private var place = 0

  init(of input: [UInt8]) {
    self.input = input
    while skipBlanks() {
      let start = place
      value(depth: 0)
      if place == start { place += 1 }
    }
  }

  /// Skips white space and returns whether any text remains.
  private mutating func skipBlanks() -> Bool {
    while place < input.count, " \n\r\t".utf8.contains(input[place]) { place += 1 }
    return place < input.count
  }

  private mutating func value(depth: Int) {
    guard skipBlanks(), depth < 100 else { return }
    let start = place
    switch input[place] {
    case UInt8(ascii: "{"): list(until: "}", depth, hasKeys: true)
    case UInt8(ascii: "["): list(until: "]", depth, hasKeys: false)
    case UInt8(ascii: "\""): text()
    default: while place < input.count, !" \n\r\t,:]}\"".utf8.contains(input[place]) { place += 1 }
    }
    if place > start { values.append(start..<min(place, input.count)) }
  }

  private mutating func list(until end: UnicodeScalar, _ depth: Int, hasKeys: Bool) {
    place += 1
    while skipBlanks(), input[place] != UInt8(ascii: end) {
      let start = place
      if hasKeys {
        text()
        if skipBlanks(), input[place] == UInt8(ascii: ":") { place += 1 }
      }
      value(depth: depth + 1)
      if place > start { parts.append(start..<min(place, input.count)) }
      guard skipBlanks() else { return }
      if input[place] == UInt8(ascii: ",") {
        place += 1
      } else if input[place] != UInt8(ascii: end) {
        return
      }
    }
    place = min(place + 1, input.count)
  }

  private mutating func text() {
    place += 1
    while place < input.count, input[place] != UInt8(ascii: "\"") {
      place += input[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place = min(place + 1, input.count)
  }
}
