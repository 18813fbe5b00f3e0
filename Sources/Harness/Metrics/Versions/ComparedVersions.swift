import BenchmarkKit

/// Two versions of a user's app, driven by the same random users. Exact.
package struct ComparedVersions: Codable, Hashable, Sendable {
  /// The results of one version.
  package struct Row: Codable, Hashable, Sendable {
    package let subject: String
    /// Unexpected differences from the old version; 0 for the old version itself.
    package let differences: Int
    /// The version's own findings, including known ones.
    package let findings: Int
    /// Classes whose objects outlive their screen: leaked, abandoned or released late.
    package let leftBehind: Int
    /// The app's live objects after an event, on average; `nil` if objects were not counted.
    package let alive: Double?
    /// Objects created per event, including closures; `nil` if objects were not counted.
    package let created: Double?
    /// Instructions per event; `nil` if they were not counted.
    package let instructions: Double?
  }

  /// A finding of one or both versions.
  package struct Change: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case gone, new, both
      /// Found in the new version and accepted by the list of known findings.
      case known
    }

    package let kind: Kind
    /// The finding's name, such as `leak: ProfileViewController`.
    package let finding: String
    /// The number of sessions of each version with the finding.
    package let before: Int
    package let after: Int
  }

  /// The live objects of a class after events at which the versions agree.
  package struct Objects: Codable, Hashable, Sendable {
    package let type: String
    /// Objects of each version after an event, on average.
    package let before: Double
    package let after: Double
  }

  /// The number of sessions.
  package let sessions: Int
  /// The number of events after which the versions were compared.
  package let comparedEvents: Int
  package let rows: [Row]
  package let changes: [Change]
  /// The classes whose numbers of live objects differ.
  package let objects: [Objects]
  /// The expected differences that occurred, with their numbers of sessions.
  package let expected: [Expected]
  /// The entries in the list of expected differences that matched no difference.
  package let unusedExpected: [String]

  /// An expected difference.
  package struct Expected: Codable, Hashable, Sendable {
    package let difference: String
    package let sessions: Int
  }

  func row(of subject: Subject) -> Row? { rows.first { $0.subject == subject.id } }
}
