public import Foundation

/// A session as a file: JSON that is kept for ever and replayed by every later version.
///
/// `format` is `navbench.session/1`. Its reader accepts every older version.
public struct SessionFile<Model: ReferenceModel>: Codable where Model.Start: Codable {
  private static var currentFormat: String { "navbench.session/1" }

  private let format: String
  private let origin: SessionOrigin?
  private let start: Model.Start
  private let events: [UserEvent]

  /// Wraps a session.
  public init(_ session: Session<Model>) {
    format = Self.currentFormat
    origin = session.origin
    start = session.start
    events = session.events
  }

  /// The session in the file.
  public var session: Session<Model> { Session(origin: origin, start: start, events: events) }

  /// Reads a file's content.
  ///
  /// - Throws: `SessionFileError` that says where the text is not a session, and what was expected there.
  public static func read(_ data: Data) throws(SessionFileError) -> SessionFile {
    do {
      let file = try JSONDecoder().decode(SessionFile.self, from: data)
      guard file.format == currentFormat else {
        throw SessionFileError(
          problem: "found format '\(file.format)', expected '\(currentFormat)'")
      }
      return file
    } catch let error as SessionFileError {
      throw error
    } catch {
      throw SessionFileError(problem: DecodingProblem.text(of: error))
    }
  }

  /// The file's content: sorted keys, so that equal sessions give equal files.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

/// What is wrong with a session file.
public struct SessionFileError: Error, Hashable, Sendable {
  /// What was found and what was expected, without the file's name.
  public let problem: String
}

/// Puts what a JSON decoder complains of into one line for a person.
public enum DecodingProblem {
  /// Where the problem is, what was found there, and what was expected.
  public static func text(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, let context):
      return "\(place(context.codingPath)): '\(key.stringValue)' is missing"
    case .typeMismatch(let type, let context):
      return "\(place(context.codingPath)): expected \(name(of: type))"
    case .valueNotFound(let type, let context):
      return "\(place(context.codingPath)): found null, expected \(name(of: type))"
    case .dataCorrupted(let context):
      return "\(place(context.codingPath)): \(context.debugDescription)"
    @unknown default:
      return "\(error)"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "at the top" }
    return "at "
      + path.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }
      .joined(separator: ".").replacing(".[", with: "[")
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is Int.Type: "a whole number"
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is Double.Type: "a number"
    default: "\(type)"
    }
  }
}
