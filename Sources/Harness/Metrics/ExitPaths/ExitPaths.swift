import BenchmarkKit

/// The fate of a screen's objects along every exit path. Exact.
package struct ExitPaths: Codable, Hashable, Sendable {
  /// An exit path of a screen.
  package struct Exit: Codable, Hashable, Sendable {
    /// The kind of exit, such as `back button`.
    package let kind: String
    /// The screen or alert in front before the exit.
    package let screen: String
    /// Whether the exit removes the screen: a cancelled swipe does not.
    package let leaves: Bool

    private enum CodingKeys: String, CodingKey {
      case kind = "way", screen, leaves
    }
  }

  /// Objects that were not released together with their screen.
  package struct Fate: Codable, Hashable, Sendable {
    package let verdict: LeakVerdict
    /// The type's name, without its module.
    package let type: String
    package var count: Int
    /// The later event that released the objects, such as `the next back`.
    package var until: String?
  }

  /// The result of one exit in one subject.
  package struct Row: Codable, Hashable, Sendable {
    package let subject: String
    /// The exit's index in `exits`.
    package let exit: Int
    /// Whether every screen matched the reference model.
    package let isAsSpecified: Bool
    /// The fates; empty if everything was released with the screen.
    package let fates: [Fate]
  }

  package var exits: [Exit]
  /// The rows, sorted by exit and then in the order of the subjects.
  package var rows: [Row] = []

  /// The number of exits that failed, or did not release exactly the screen's objects.
  ///
  /// A missing row counts, because the exit ended the app's process.
  package func defectiveExits(of subject: String) -> Int {
    exits.count - rows.count { $0.subject == subject && $0.isAsSpecified && $0.fates.isEmpty }
  }
}
