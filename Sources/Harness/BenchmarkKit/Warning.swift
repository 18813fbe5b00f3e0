import JSONReading

/// A note needed to interpret a result.
package struct Warning: Codable, Hashable, Sendable {
  /// The message: what was found, what was expected or what it means, and what to do.
  package let text: String

  /// Creates the warning for a reason.
  package init(_ reason: some WarningReason) { text = reason.text }
}

/// A reason for a warning, with its wording; each module has one enumeration of them.
package protocol WarningReason: Sendable {
  /// The message: what was found, what was expected or what it means, and what to do.
  var text: String { get }
}

/// Writes a warning to standard error, on one line.
package func note(_ warning: Warning) { note("warning: \(warning.text.inOneLine)") }
