public import Foundation

/// Reads JSON that may have been written by hand, by another version, or badly.
public enum JSONText {
  /// What the magnitudes of all numbers of a text may come to: thirty years, where they are nanoseconds.
  ///
  /// Every one of them fits an `Int` then, and no sum of some of them can overflow, nor eight times such a sum.
  static let greatestTotal = 1e18

  /// Reads a value.
  ///
  /// - Throws: `JSONProblem` that names the place: the path of keys, or the line where the text is no JSON at all.
  public static func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, from data: Data
  ) throws(JSONProblem) -> Value {
    do {
      try JSONNumbers.check(data)
      return try JSONDecoder().decode(type, from: data)
    } catch let problem as JSONProblem {
      throw problem
    } catch {
      throw JSONProblem(decoding: error)
    }
  }
}

/// Where a text is not the JSON that was expected, what was found there, and what was expected.
public struct JSONProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line for a person, such as `at events[3].tap: expected a text`.
  public let description: String

  /// Says what is wrong, and where.
  public init(_ description: String) { self.description = description }
}

extension JSONProblem {
  /// Puts what a JSON decoder complains of into words.
  public init(decoding error: any Error) {
    guard let error = error as? DecodingError else {
      self.init("at the top: \(error)")
      return
    }
    switch error {
    case .keyNotFound(let key, let context):
      self.init("\(Self.place(context)): '\(key.stringValue)' is missing")
    case .typeMismatch(let type, let context):
      self.init("\(Self.place(context)): expected \(Self.name(of: type))")
    case .valueNotFound(let type, let context):
      self.init("\(Self.place(context)): found null, expected \(Self.name(of: type))")
    case .dataCorrupted(let context):
      self.init("\(Self.place(context)): \(Self.text(of: context))")
    @unknown default:
      self.init("at the top: \(error)")
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    guard !context.codingPath.isEmpty else { return "at the top" }
    return "at "
      + context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }
      .joined(separator: ".").replacing(".[", with: "[")
  }

  /// The decoder's own words; the parser's beneath them know the line.
  private static func text(of context: DecodingError.Context) -> String {
    let beneath = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey]
    return [context.debugDescription, beneath as? String].compactMap { $0 }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is any FixedWidthInteger.Type: "a whole number"
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is Double.Type: "a number"
    case is any DecodedFromArray.Type: "a list"
    case is any DecodedFromObject.Type: "an object"
    default: "\(type)"
    }
  }
}

private protocol DecodedFromArray {}
extension Array: DecodedFromArray {}
private protocol DecodedFromObject {}
extension Dictionary: DecodedFromObject {}
