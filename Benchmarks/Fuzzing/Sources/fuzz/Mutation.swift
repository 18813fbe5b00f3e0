import CLibFuzzer
import UserSessions

/// Mutates either bytes or a JSON value of an input, so that many mutants remain valid.
@_cdecl("LLVMFuzzerCustomMutator")
func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: UInt32
) -> Int {
  var random = RandomSource(seed: UInt64(seed), index: 0)
  if random.next() % 2 == 0 {
    let input = Array(UnsafeBufferPointer(start: data, count: size))
    if let changed = JSONMutation(of: input).apply(using: &random), changed.count <= limit {
      for (place, byte) in changed.enumerated() { data[place] = byte }
      return changed.count
    }
  }
  return LLVMFuzzerMutate(data, size, limit)
}

/// A change to a JSON text that keeps it valid.
private struct JSONMutation {
  private static let extremes = [
    "0", "-1", "1", "2", "0.5", "-0.0", "1e-300", "1e15", "-1e15", "4503599627370496",
    "499999999999999999", "-499999999999999999", "9223372036854775807", "1e300", "1e999", "null",
    "true", "false", "\"\"",
    "\"0x5eed\"", "\"\\u0000\"", "\"a\\nb|c,\\\"d\"", "[]", "{}", "[[]]", "[null]",
  ].map { Array($0.utf8) }

  private let input: [UInt8]
  private let spans: JSONSpans

  init(of input: [UInt8]) {
    self.input = input
    spans = JSONSpans(of: input)
  }

  func apply(using random: inout RandomSource) -> [UInt8]? {
    switch random.next() % 4 {
    case 0:
      guard let value = random.pick(spans.values), let extreme = random.pick(Self.extremes)
      else { return nil }
      return replacing(value, with: extreme)
    case 1:
      guard let value = random.pick(spans.values), let other = random.pick(spans.values)
      else { return nil }
      return replacing(value, with: Array(input[other]))
    case 2:
      guard let part = random.pick(spans.parts) else { return nil }
      return replacing(part, with: Array(input[part]) + [UInt8(ascii: ",")] + input[part])
    default:
      guard let part = random.pick(spans.parts) else { return nil }
      return without(part)
    }
  }

  private func replacing(_ range: Range<Int>, with bytes: [UInt8]) -> [UInt8] {
    Array(input[..<range.lowerBound]) + bytes + input[range.upperBound...]
  }

  /// Returns the text without a part and the adjacent comma.
  private func without(_ part: Range<Int>) -> [UInt8] {
    var (start, end) = (part.lowerBound, part.upperBound)
    func isBlank(_ place: Int) -> Bool { " \n\r\t".utf8.contains(input[place]) }
    while end < input.count, isBlank(end) { end += 1 }
    if end < input.count, input[end] == UInt8(ascii: ",") {
      end += 1
    } else {
      while start > 0, isBlank(start - 1) { start -= 1 }
      if start > 0, input[start - 1] == UInt8(ascii: ",") { start -= 1 }
    }
    return replacing(start..<end, with: [])
  }
}

extension RandomSource {
  fileprivate mutating func pick<Element>(_ list: [Element]) -> Element? {
    list.isEmpty ? nil : list[below(list.count)]
  }
}
