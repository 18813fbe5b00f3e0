public import Foundation
import JSONReading

/// A session as a file: JSON that every later version can replay.
///
/// `format` is `navbench.session/2`; `navbench.session/1`, which has neither `app` nor `finding`,
/// remains readable. `Benchmarks/Sessions/README.md` describes the format.
public struct SessionFile<Start: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  private let format: String
  /// The app that the session is for, such as `gallery/L03`; `nil` for the benchmark's own app.
  public let app: String?
  /// The origin of the session, or of the session from which it was shrunk.
  public let origin: SessionOrigin?
  /// The state in which the app is launched.
  public let start: Start
  /// The events, in order.
  public let events: [UserEvent]
  /// The finding for which the session was stored.
  public let finding: ShownFinding?

  /// Creates a file from its parts.
  public init(
    app: String? = nil, origin: SessionOrigin? = nil, start: Start, events: [UserEvent],
    finding: ShownFinding? = nil
  ) {
    format = SessionFileHeader.currentFormat
    self.app = app
    self.origin = origin
    self.start = start
    self.events = events
    self.finding = finding
  }

  /// Creates a file for a session.
  public init<Model>(_ session: Session<Model>, finding: ShownFinding? = nil)
  where Model.Start == Start {
    self.init(
      origin: session.origin, start: session.start, events: session.events, finding: finding)
  }

  /// The session in the file.
  public func session<Model>(of model: Model.Type = Model.self) -> Session<Model>
  where Model.Start == Start { Session(origin: origin, start: start, events: events) }

  /// Reads a file's content.
  ///
  /// - Throws: `SessionFileError` with the location of the error and what was expected there.
  public static func read(_ data: Data) throws(SessionFileError) -> SessionFile {
    _ = try SessionFileHeader.read(data)
    return try SessionFileError.wrapping { () throws(JSONProblem) in
      try JSONText.decode(from: data)
    }
  }

  /// The file's content, with sorted keys, so that equal sessions give equal files.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// The file's content as text.
  public func text() throws -> String { String(decoding: try data(), as: UTF8.self) }
}
