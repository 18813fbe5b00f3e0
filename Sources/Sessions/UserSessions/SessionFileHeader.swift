public import Foundation
import JSONReading

/// The part of a session file that can be read without knowing the type of the app's start.
public struct SessionFileHeader: Decodable, Hashable, Sendable {
  static let currentFormat = "navbench.session/2"
  private static let readableFormats = ["navbench.session/1", currentFormat]

  private let format: String
  /// The app that the session is for; `nil` for the benchmark's own app.
  public let app: String?
  /// The finding for which the session was stored.
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

/// A failure that a session shows, or showed when it was stored.
public struct ShownFinding: Codable, Hashable, Sendable {
  /// The kind of failure, such as `divergence` or `leak`.
  public let kind: String
  /// The subject that failed: a subject of the benchmark or an app in the gallery.
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
