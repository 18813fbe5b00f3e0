public import Foundation
import JSONReading

/// A session as a file: JSON that every later version can replay.
///
/// `format` is `navbench.session/2`; `navbench.session/1`, which has neither `app` nor `finding`,
/// remains readable. `Benchmarks/Sessions/README.md` describes the format.
public struct SessionFile<Start: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  private let format: String
  /// The app that the session is for, such as `gallery/L03`; `nil` for the first app of `bench`.
  public let app: String?
  /// The generated session that this is, or was shrunk from.
  public let origin: SessionOrigin?
  /// The state in which the app is launched.
  public let start: Start
  /// The events, in order.
  public let events: [UserEvent]
  /// The finding that the session was kept for.
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
  where Model.Start == Start {
    Session(origin: origin, start: start, events: events)
  }

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

/// The part of a session file that can be read without knowing the app's start.
public struct SessionFileHeader: Decodable, Hashable, Sendable {
  static let currentFormat = "navbench.session/2"
  private static let readableFormats = ["navbench.session/1", currentFormat]

  private let format: String
  /// The app that the session is for; `nil` for the first app of `bench`.
  public let app: String?
  /// The finding that the session was kept for.
  public let finding: ShownFinding?

  /// Reads the header from a file's content.
  ///
  /// - Throws: `SessionFileError` when the text is not a session, or its version is not supported.
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

/// A failure that a session shows, or showed when it was kept.
public struct ShownFinding: Codable, Hashable, Sendable {
  /// The kind of failure, such as `divergence` or `leak`.
  public let kind: String
  /// The subject that failed: a subject of the benchmark or an app of the gallery.
  public let subject: String
  /// Identifies the same failure across sessions, so that a replay can recognise it.
  public let fingerprint: String
  /// The finding, in one sentence.
  public let summary: String

  /// Creates a finding.
  public init(kind: String, subject: String, fingerprint: String, summary: String) {
    self.kind = kind
    self.subject = subject
    self.fingerprint = fingerprint
    self.summary = summary
  }
}

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
