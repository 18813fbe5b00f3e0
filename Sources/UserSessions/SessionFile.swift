public import Foundation
import JSONReading

/// A session as a file: JSON that is kept for ever and replayed by every later version.
///
/// `format` is `navbench.session/2`; `navbench.session/1`, which has neither `app` nor `finding`, is read for ever. The form is
/// described in `Benchmarks/Sessions/README.md`.
public struct SessionFile<Start: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  private let format: String
  /// The app that the session is of, such as `gallery/L03`; `nil` for the one that every architecture has.
  public let app: String?
  /// Which generated session it is, or was shrunk from.
  public let origin: SessionOrigin?
  /// What the app found at its launch.
  public let start: Start
  /// What was done, in order.
  public let events: [UserEvent]
  /// What the session was kept for.
  public let finding: ShownFinding?

  /// Gathers what a file says.
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

  /// Wraps a session.
  public init<Model>(_ session: Session<Model>, finding: ShownFinding? = nil)
  where Model.Start == Start {
    self.init(
      origin: session.origin, start: session.start, events: session.events, finding: finding)
  }

  /// The session in the file.
  public func session<Model>(of model: Model.Type = Model.self) -> Session<Model>
  where Model.Start == Start {
    Session(origin: origin, start: start, events: events)
  }

  /// Reads a file's content.
  ///
  /// - Throws: `SessionFileError` that says where the text is not a session, and what was expected there.
  public static func read(_ data: Data) throws(SessionFileError) -> SessionFile {
    _ = try SessionFileHeader.read(data)
    return try SessionFileError.wrapping { () throws(JSONProblem) in
      try JSONText.decode(from: data)
    }
  }

  /// The file's content: sorted keys, so that equal sessions give equal files.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// The file's content as text.
  public func text() throws -> String { String(decoding: try data(), as: UTF8.self) }
}

/// What a session file says before anybody knows what its app finds at its launch.
public struct SessionFileHeader: Decodable, Hashable, Sendable {
  static let currentFormat = "navbench.session/2"
  private static let readableFormats = ["navbench.session/1", currentFormat]

  private let format: String
  /// The app that the session is of; `nil` for the one that every architecture has.
  public let app: String?
  /// What the session was kept for.
  public let finding: ShownFinding?

  /// Reads the beginning of a file's content.
  ///
  /// - Throws: `SessionFileError` when the text is no session, or one of a version that is not known yet.
  public static func read(_ data: Data) throws(SessionFileError) -> SessionFileHeader {
    let header: SessionFileHeader = try SessionFileError.wrapping { () throws(JSONProblem) in
      try JSONText.decode(from: data)
    }
    guard readableFormats.contains(header.format) else {
      let known = readableFormats.map { "'\($0)'" }.joined(separator: " or ")
      throw SessionFileError(problem: "found format '\(header.format.excerpt)', expected \(known)")
    }
    return header
  }
}

/// What a session shows, or showed when it was kept.
public struct ShownFinding: Codable, Hashable, Sendable {
  /// What kind of failure it is, such as `divergence` or `leak`.
  public let kind: String
  /// What it was found in: a subject of the benchmark, an app of the gallery.
  public let subject: String
  /// What the failure has in common with the same failure in other sessions: how a replay knows it again.
  public let fingerprint: String
  /// What was found, in one sentence.
  public let summary: String

  /// Describes a failure.
  public init(kind: String, subject: String, fingerprint: String, summary: String) {
    self.kind = kind
    self.subject = subject
    self.fingerprint = fingerprint
    self.summary = summary
  }
}

/// What is wrong with a session file.
public struct SessionFileError: Error, Hashable, Sendable {
  /// What was found and what was expected, without the file's name.
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
