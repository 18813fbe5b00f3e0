/// Why something was not measured: a subject did other work than the reference model says, and figures of unequal work cannot
/// be compared.
public struct UnequalWork: Error, CustomStringConvertible, Sendable {
  /// Which subject it was, in which session, and what to do.
  public let description: String

  init(_ subject: String, session index: Int?) {
    description =
      "\(subject) did not do the work of session \(index ?? -1):"
      + " run the conformance check before measuring it."
  }
}
