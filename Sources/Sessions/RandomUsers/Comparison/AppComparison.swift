import Foundation

/// The raw results of a comparison of two versions of an app, as stored in `comparison.json`.
///
/// `bench compare-apps` turns the file into a run, with intervals, a page and verdicts.
public struct AppComparison: Codable, Sendable {
  /// The schema of the file.
  public static let schema = "navbench.comparison/1"

  /// The schema version of this document.
  public private(set) var schema = AppComparison.schema
  /// The start of the comparison, in ISO 8601, UTC.
  public internal(set) var date: String
  /// The machine and the build.
  package internal(set) var machine: ComparedMachine
  /// The seed, the number of sessions and the number of events per session.
  public internal(set) var seed: UInt64
  public internal(set) var sessions: Int
  public internal(set) var events: Int
  /// The number of events after which both versions were compared.
  ///
  /// A session is compared up to the first difference that is unexpected or leaves the versions in
  /// different places; titles and texts that differ at launch do not end it.
  public internal(set) var comparedEvents = 0
  /// The unexpected differences, one per cause, each with the simplest known events that show it.
  public internal(set) var differences: [Finding] = []
  /// The expected differences; their events are not simplified.
  public internal(set) var expected: [Finding] = []
  /// The entries of the list of expected differences without a match.
  public internal(set) var unusedExpected: [String] = []
  /// The old version, which is the reference.
  public internal(set) var before: Version
  /// The new version.
  public internal(set) var after: Version
  /// The module of the copy of the old version that is the control of times; `nil` if the control
  /// is the old version itself, run a second time.
  package internal(set) var controlModule: String?
  /// The times of launches, if they were measured.
  package internal(set) var launches: [TimedLaunch] = []
  /// The reasons why parts of the comparison are missing.
  public internal(set) var notes: [String] = []

  /// The results of one version.
  public struct Version: Codable, Sendable {
    /// The module of the launched object.
    public internal(set) var module = ""
    /// The version's own findings.
    public internal(set) var report = VisitReport()
    /// The lines of its source files; `nil` if it was compared without sources.
    package internal(set) var files: [SourceLines]?
    /// Live objects by class, summed over all compared events.
    package internal(set) var alive: [String: Int] = [:]
    /// The number of objects created in all compared events, including closures.
    package internal(set) var created = 0
    /// The instructions executed in some sessions; `nil` if they were not counted.
    package internal(set) var instructions: CountedInstructions?
  }

  /// Writes the document to a file.
  ///
  /// - Throws: ``UnwrittenFile``; an error of the encoder when a number is not finite.
  public func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(self) + Data("\n".utf8)).write(toFile: path)
  }

  /// The findings of the old version that the new one does not have.
  public var gone: [Finding] { before.findings.filter { !after.has($0) } }
  /// The findings of the new version that the old one does not have and that are not known.
  public var new: [Finding] { after.report.findings.filter { !before.has($0) } }
  /// Whether the versions agree, except for expected differences, and nothing new was found.
  ///
  /// Also false if objects were not counted, because leaks were not checked in that case.
  public var isClean: Bool { differences.isEmpty && new.isEmpty && after.report.countsObjects }
}

extension AppComparison.Version {
  /// The version's findings, including known ones.
  package var findings: [Finding] { report.findings + report.known }
  fileprivate func has(_ finding: Finding) -> Bool {
    findings.contains { $0.ids.contains(finding.id) }
  }
}

extension AppComparison: CustomStringConvertible {
  public var description: String {
    (summary + (differences + new).map(\.description)).joined(separator: "\n")
  }

  /// A summary of the comparison, without the events of its findings.
  public var summary: [String] {
    let work = "\(counted(sessions, "session")), \(counted(comparedEvents, "event")) compared"
    let found =
      differences.isEmpty ? "no unexpected difference" : counted(differences.count, "difference")
    var lines = ["\(work): \(found)"]
    lines += expected.map { "expected: \($0.id) (\(counted($0.sessions, "session")))" }
    lines += unusedExpected.map {
      "expected but not found (delete the entry if it no longer applies): \($0)"
    }
    lines += gone.map { "gone: \($0.id)" }
    lines += new.map { "new: \($0.id)" }
    return lines + notes
  }
}
