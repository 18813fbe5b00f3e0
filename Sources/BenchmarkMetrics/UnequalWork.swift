/// A subject's work differed from the reference model's, so its measurements are not comparable.
public struct UnequalWork: Error, CustomStringConvertible, Sendable {
  /// The subject, the session, and what to do.
  public let description: String

  init(_ subject: String, session index: Int?) {
    description =
      "\(subject) did not do the work of session \(index ?? -1):"
      + " run the conformance check before measuring it."
  }
}
