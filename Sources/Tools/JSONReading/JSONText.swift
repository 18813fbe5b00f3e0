public import Foundation

/// Reads JSON that may be handwritten, malformed, or from another version.
public enum JSONText {
  /// The greatest sum of the magnitudes of all numbers in a text: thirty years, in nanoseconds.
  ///
  /// Every number then fits in an `Int`, and neither the sum of any of the numbers nor eight times
  /// that sum can overflow.
  static let greatestTotal = 1e18

  /// The greatest size of a text, in bytes: 64 MiB.
  ///
  /// The largest stored run, with every metric, is 2 MB. The decoded values take about ten times
  /// the size of their text, so reading one takes less than 1 GiB.
  public static let greatestSize = 64 << 20

  /// Reads a value.
  ///
  /// - Parameter limit: The greatest size of the text in bytes.
  /// - Throws: `JSONProblem` with the location: line and column of a syntax error, otherwise the
  ///   path of keys.
  public static func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, from data: Data, atMost limit: Int = greatestSize
  ) throws(JSONProblem) -> Value {
    try decode(from: data, atMost: limit) { try JSONDecoder().decode(type, from: $0) }
  }

  /// Reads a value with the given decoder.
  public static func decode<Value>(
    from data: Data, atMost limit: Int = greatestSize, by decode: (Data) throws -> Value
  ) throws(JSONProblem) -> Value {
    guard data.count <= limit else { throw tooLarge(data.count, limit) }
    if let problem = data.withUnsafeBytes({ JSONSyntax.problem(in: $0) }) { throw problem }
    do {
      return try decode(data)
    } catch {
      throw UnfitNumber.problem(error, in: data, by: decode) ?? JSONProblem(decoding: error)
    }
  }

  private static func tooLarge(_ size: Int, _ limit: Int) -> JSONProblem {
    JSONProblem("at byte \(limit): found \(size) bytes, expected at most \(limit)")
  }
}
