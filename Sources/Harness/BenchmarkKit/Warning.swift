import JSONReading

/// A note needed to interpret a result.
package struct Warning: Codable, Hashable, Sendable {
  /// The message: the problem, its consequence or the expectation, and the remedy.
  package let text: String

  /// Creates the warning for a reason.
  package init(_ reason: some WarningReason) { text = reason.text }
}

/// A reason for a warning, with its wording; each module has one enumeration of reasons.
package protocol WarningReason: Sendable {
  /// The message: the problem, its consequence or the expectation, and the remedy.
  var text: String { get }
}

/// Writes a warning to standard error, on one line.
package func note(_ warning: Warning) { note("warning: \(warning.text.inOneLine)") }
