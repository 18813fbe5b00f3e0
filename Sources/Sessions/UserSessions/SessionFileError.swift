import JSONReading

/// An error in a session file.
public struct SessionFileError: Error, Hashable, Sendable {
  /// A description of what was found and what was expected, without the file name.
  public let problem: String

  static func wrapping<Value>(
    _ body: () throws(JSONProblem) -> Value
  ) throws(SessionFileError) -> Value {
    do {
      return try body()
    } catch {
      throw SessionFileError(problem: error.description)
    }
  }
}
