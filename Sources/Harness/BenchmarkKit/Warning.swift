/// A note needed to interpret a result.
package struct Warning: Codable, Hashable, Sendable {
  /// The problem, its consequence, and what to do.
  package let text: String

  /// Creates a warning.
  package init(_ text: String) { self.text = text }
}
