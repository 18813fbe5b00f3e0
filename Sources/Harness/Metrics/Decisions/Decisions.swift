import BenchmarkKit

/// The work between a user's action and the first navigation request it leads to. Exact.
package struct Decisions: Codable, Sendable {
  /// One action of one subject.
  package struct Row: Codable, Hashable, Sendable {
    package let subject: String
    /// The user's action, such as `open detail`.
    package let action: String
    /// The requested function of UIKit, such as `UINavigationController.pushViewController`.
    package let request: String
    /// Instructions from the delivery of the action to the request, the median of the repetitions.
    package let instructions: Int
    /// The architecture's part of the instructions, including the runtime's work on its behalf.
    package let architecture: Int
    /// Instructions until the app is idle again.
    package let whole: Int
    /// Calls to the architecture's functions before the request; inlined functions do not count.
    package let calls: Int
    /// Heap objects that the architecture creates before the request: instances, closures, storage.
    package let objects: Int
    /// The architecture's types called before the request, in alphabetical order.
    package let types: [String]
  }

  /// The number of repetitions of every action, each in a fresh app.
  package var repetitions: Int
  package var rows: [Row]
}
