import Foundation

/// Finds the number that does not fit the decoded type, such as 1.5 for an `Int`.
///
/// The decoder of swift-foundation (6.3) reports such a text as "not valid JSON", without a
/// location. The search therefore replaces numbers with 1, which fits every type, until that error
/// disappears.
enum UnfitNumber {
  // The greatest size of a text to search, because the search decodes it about twenty times.
  private static let greatestSize = 4 << 20

  /// The unfit number and its location, as a problem; `nil` if the error has another cause.
  static func problem<Value>(
    _ error: any Error, in data: Data, by decode: (Data) throws -> Value
  ) -> JSONProblem? {
    guard isUnfit(error) else { return nil }
    let expected = "expected a number that fits its type, such as a whole number"
    let unknown = JSONProblem("at the top: found a number out of range, \(expected)")
    guard data.count <= greatestSize else { return unknown }
    let bytes = Data(data)
    let numbers = bytes.withUnsafeBytes { JSONSyntax.numbers(in: $0) }
    let count = fewest(upTo: numbers.count) { count in
      do {
        _ = try decode(bytes.replacing(numbers[..<count]))
        return true
      } catch {
        return !isUnfit(error)
      }
    }
    guard count > 0 else { return unknown }
    let range = numbers[count - 1]
    let location = bytes.withUnsafeBytes { JSONSyntax.location(of: range.lowerBound, in: $0) }
    let found = String(decoding: bytes[range], as: UTF8.self).excerpt
    return JSONProblem("\(location): found \(found), \(expected)")
  }

  /// Whether a number caused the error: other syntax errors were found before decoding.
  private static func isUnfit(_ error: any Error) -> Bool {
    guard case DecodingError.dataCorrupted(let context) = error else { return false }
    return context.codingPath.isEmpty
      && context.debugDescription == "The given data was not valid JSON."
  }

  /// The smallest number in `0...limit` for which a monotonic condition holds.
  private static func fewest(upTo limit: Int, where holds: (Int) -> Bool) -> Int {
    var range = 0...limit
    while range.lowerBound < range.upperBound {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = holds(middle) ? range.lowerBound...middle : (middle + 1)...range.upperBound
    }
    return range.lowerBound
  }
}

extension Data {
  /// The text with the given numbers replaced by 1.
  fileprivate func replacing(_ numbers: ArraySlice<Range<Int>>) -> Data {
    var copy = self
    for range in numbers {
      for place in range { copy[place] = UInt8(ascii: " ") }
      copy[range.lowerBound] = UInt8(ascii: "1")
    }
    return copy
  }
}
