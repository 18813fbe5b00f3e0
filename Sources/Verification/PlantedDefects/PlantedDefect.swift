import Foundation

/// A defect planted in a copy of an architecture, to test whether the metrics detect it.
///
/// It is a small patch: passages that occur exactly once in a source file, and their replacements.
/// The sources themselves stay unchanged; `bench verify planted` patches copies.
package struct PlantedDefect: Sendable {
  /// The kind of a defect.
  package enum Kind: String, CaseIterable, Sendable {
    case lifetime, timer, order, alert, selection, request
    case wrongScreen = "wrong screen"
    case lostLink = "lost link"
    case parkedLink = "parked link"
    case doubleOpening = "double opening"
    case staleData = "stale data"
    case systemAnswer = "system answer"
    case logOut = "log-out"
  }

  /// A check that can detect a defect, such as `leaks`.
  package struct Detector: Hashable, Codable, Sendable {
    /// The name in lists of defects.
    package let name: String
    /// Whether the check runs random sessions, which depend on the seed.
    package let dependsOnSeed: Bool

    package init(_ name: String, dependsOnSeed: Bool) {
      self.name = name
      self.dependsOnSeed = dependsOnSeed
    }
  }

  /// A passage in a file, and its replacement.
  package struct Edit: Sendable {
    /// The file's path in the architecture's folder.
    package let file: String
    /// The text to replace, which occurs in the file exactly once.
    package let old: String
    package let new: String
  }

  /// The ID, unique among all architectures, such as `M07`.
  package let id: String
  package let kind: Kind
  /// A one-line description.
  package let summary: String
  /// The architecture's module.
  package let module: String
  /// The variant of the architecture; empty if there is only one.
  package let variant: String
  /// The detectors, each of which must detect the defect.
  package let detectors: [Detector]
  /// The references to blame, one of which must be named; empty if no lifetime is affected.
  package let blames: [String]
  /// The reason that no metric can detect the defect; `nil` if it must be detected.
  package let equivalence: String?
  package let edits: [Edit]

  /// The module of the patched copy.
  package var copy: String { "\(module)_\(id)" }
}

extension PlantedDefect {
  /// The patched text of one of the architecture's files.
  ///
  /// - Throws: `DefectError.notOnce` when a text does not occur in the file exactly once.
  package func patched(_ source: String, file: String) throws(DefectError) -> String {
    var text = source
    for edit in edits where edit.file == file {
      let parts = text.components(separatedBy: edit.old)
      guard parts.count == 2 else {
        throw .notOnce(id: id, file: file, text: edit.old, times: parts.count - 1)
      }
      text = parts[0] + edit.new + parts[1]
    }
    return text
  }
}
