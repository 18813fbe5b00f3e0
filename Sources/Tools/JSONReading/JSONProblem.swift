/// An error in a JSON text: its location, what was found and what was expected.
public struct JSONProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// A one-line message such as `at events[3].tap: expected a string`, with long values shortened.
  public let description: String

  /// Creates a problem from a message that includes its location.
  public init(_ description: String) { self.description = description.shortened() }
}

extension JSONProblem {
  /// Creates a problem from an error thrown by a JSON decoder.
  public init(decoding error: any Error) {
    switch error {
    case let problem as JSONProblem: self = problem
    case DecodingError.keyNotFound(let key, let context):
      self.init("\(Self.location(context)): '\(key.stringValue)' is missing")
    case DecodingError.typeMismatch(let type, let context):
      self.init("\(Self.location(context)): expected \(Self.name(of: type))")
    case DecodingError.valueNotFound(let type, let context):
      self.init("\(Self.location(context)): found null, expected \(Self.name(of: type))")
    case DecodingError.dataCorrupted(let context):
      self.init("\(Self.location(context)): \(Self.text(of: context))")
    default: self.init("at the top: found a value that cannot be decoded, expected a valid one")
    }
  }

  private static func location(_ context: DecodingError.Context) -> String {
    guard !context.codingPath.isEmpty else { return "at the top" }
    return context.codingPath.reduce(into: "at ") { location, key in
      if let index = key.intValue {
        location += "[\(index)]"
      } else {
        location += (location == "at " ? "" : ".") + key.stringValue.excerpt
      }
    }
  }

  /// The message of one of NavBench's own types, or a rewording of the standard library's.
  private static func text(of context: DecodingError.Context) -> String {
    let text = context.debugDescription
    if let match = text.wholeMatch(of: /Cannot initialize \S+ from invalid \S+ value (.*)/) {
      return "found '\(match.1.excerpt)', expected one of the values in Benchmarks/Schemas"
    }
    return text
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is any FixedWidthInteger.Type: "a whole number"
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is Double.Type: "a number"
    case is any DecodedFromArray.Type: "an array"
    case is any DecodedFromObject.Type: "an object"
    default: "\(type)"
    }
  }
}

private protocol DecodedFromArray {}
extension Array: DecodedFromArray {}
private protocol DecodedFromObject {}
extension Dictionary: DecodedFromObject {}
