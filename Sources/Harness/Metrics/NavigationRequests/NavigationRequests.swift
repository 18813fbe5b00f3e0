/// The requests that subjects make of UIKit to change what is on screen. Exact.
package struct NavigationRequests: Codable, Sendable {
  /// The requests of one subject.
  package struct Row: Codable, Sendable {
    package let subject: String
    package var sessions: Int
    package var events: Int
    /// Calls that push, pop, present, dismiss, or set view controllers.
    package var requests: Int
  }

  package var rows: [Row]
}
