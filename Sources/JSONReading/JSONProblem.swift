/// Where a text is not the JSON that was expected, what was found there, and what was expected.
public struct JSONProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line for a person, such as `at events[3].tap: expected a text`; long values are shortened.
  public let description: String

  /// Describes a problem with its location.
  public init(_ description: String) { self.description = description.shortened() }
}

extension JSONProblem {
  /// Puts the error of a JSON decoder into words.
  public init(decoding error: any Error) {
    switch error {
    case let problem as JSONProblem: self = problem
    case DecodingError.keyNotFound(let key, let context):
      self.init("\(Self.place(context)): '\(key.stringValue)' is missing")
    case DecodingError.typeMismatch(let type, let context):
      self.init("\(Self.place(context)): expected \(Self.name(of: type))")
    case DecodingError.valueNotFound(let type, let context):
      self.init("\(Self.place(context)): found null, expected \(Self.name(of: type))")
    case DecodingError.dataCorrupted(let context):
      self.init("\(Self.place(context)): \(Self.text(of: context))")
    default: self.init("at the top: found what cannot be read, expected JSON of another form")
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    guard !context.codingPath.isEmpty else { return "at the top" }
    return context.codingPath.reduce(into: "at ") { place, key in
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += (place == "at " ? "" : ".") + key.stringValue.excerpt
      }
    }
  }

  /// What our own types found wrong, in their words; the standard library's message is put into ours.
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
