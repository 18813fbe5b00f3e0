/// An error thrown when a subject's work differs from the reference model's.
///
/// Measurements of unequal work cannot be compared.
package struct UnequalWork: Error, CustomStringConvertible, Sendable {
  /// The message: the subject, the session and the remedy.
  package let description: String

  package init(_ subject: String, session index: Int?) {
    description =
      "\(subject) did not do the work of session \(index ?? -1):"
      + " run the conformance check before measuring it."
  }
}
