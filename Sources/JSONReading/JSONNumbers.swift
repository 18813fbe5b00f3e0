import Foundation

/// The numbers of a JSON text, added up before anybody counts with them.
enum JSONNumbers {
  /// Refuses a text whose numbers come to more than `JSONText.greatestTotal`, or that is not UTF-8.
  static func check(_ data: Data) throws(JSONProblem) {
    // UTF-16, which JSON decoders also take, has zeros; JSON in UTF-8 has none.
    if let place = data.firstIndex(of: 0) {
      throw JSONProblem(
        "at byte \(place - data.startIndex): found a zero, expected text in UTF-8")
    }
    var scanner = NumberScanner(bytes: data)
    while let number = scanner.nextNumber() {
      scanner.total += number.value.magnitude
      guard scanner.total <= JSONText.greatestTotal else {
        throw JSONProblem(
          "at line \(scanner.line): found \(number.text.prefix(40)), which together with the numbers before it is more than 10^18;"
            + " expected less")
      }
    }
  }

  private struct NumberScanner {
    private let bytes: Data
    private var place: Data.Index
    private(set) var line = 1
    var total = 0.0

    init(bytes: Data) {
      self.bytes = bytes
      place = bytes.startIndex
    }

    mutating func nextNumber() -> (value: Double, text: String)? {
      while place < bytes.endIndex {
        switch bytes[place] {
        case UInt8(ascii: "\n"): line += 1
        case UInt8(ascii: "\""): skipText()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
        default: break
        }
        place += 1
      }
      return nil
    }

    private mutating func skipText() {
      place += 1
      while place < bytes.endIndex, bytes[place] != UInt8(ascii: "\"") {
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
    }

    private mutating func number() -> (value: Double, text: String) {
      let start = place
      while place < bytes.endIndex, "0123456789+-.eE".utf8.contains(bytes[place]) { place += 1 }
      let text = String(decoding: bytes[start..<place], as: UTF8.self)
      // What is no number is the decoder's to refuse.
      return (Double(text) ?? 0, text)
    }
  }
}
