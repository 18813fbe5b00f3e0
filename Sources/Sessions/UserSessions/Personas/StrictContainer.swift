/// A keyed decoding container that rejects unknown keys and out-of-range values.
struct StrictContainer<Key: CodingKey & CaseIterable> {
  private let values: KeyedDecodingContainer<Key>
  private let names: [String]

  /// Opens the object at the decoder's position.
  ///
  /// - Throws: An error when the object has a key that is not a `Key`.
  init(_ decoder: any Decoder) throws {
    names = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
    values = try decoder.container(keyedBy: Key.self)
    try allow(Array(Key.allCases))
  }

  /// The keys that are present.
  var keys: [Key] { Key.allCases.filter(values.contains) }

  /// - Throws: An error when the object has any other key.
  func allow(_ keys: [Key]) throws {
    let known = keys.map(\.stringValue)
    guard let unknown = names.first(where: { !known.contains($0) }) else { return }
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: values.codingPath,
        debugDescription: "found '\(unknown)', expected one of \(known.joined(separator: ", "))"))
  }

  func decode<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
    try values.decode(type, forKey: key)
  }

  func percent(_ key: Key) throws -> Int { try number(key, 0...100) }

  func number(_ key: Key, _ range: ClosedRange<Int>) throws -> Int {
    let number = try decode(Int.self, key)
    guard range.contains(number) else {
      throw problem(
        key,
        "found \(number), expected a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func positive(_ key: Key) throws -> Double {
    let number = try decode(Double.self, key)
    guard number > 0, number <= 1e6 else {
      throw problem(key, "found \(number), expected a number greater than 0 and at most 1000000")
    }
    return number
  }

  func problem(_ key: Key, _ text: String) -> DecodingError {
    DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: text)
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
