/// The calls by which subjects change the visible screens. Exact.
package struct NavigationRequests: Codable, Sendable {
  /// The calls of one subject.
  package struct Row: Codable, Sendable {
    package let subject: String
    package var sessions: Int
    package var events: Int
    /// Calls that push, pop, present, dismiss, or set view controllers.
    package var requests: Int
  }

  package var rows: [Row]
}
