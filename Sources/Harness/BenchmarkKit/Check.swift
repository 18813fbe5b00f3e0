/// A condition that a run meets or fails, such as the conformance of MVC.
package struct Check: Sendable {
  package struct Failure: Sendable {
    package let kind: String
    package let message: String
    package let text: String

    package init(kind: String, message: String, text: String = "") {
      self.kind = kind
      self.message = message
      self.text = text
    }
  }

  package let group: String
  package let name: String
  package var failures: [Failure]
  /// Defects that are expected of the subject and do not fail the check, in words.
  package var expected: [String]
  /// The reason the check was skipped.
  package var skipped: String?

  package init(
    group: String, name: String, failures: [Failure] = [], expected: [String] = [],
    skipped: String? = nil
  ) {
    self.group = group
    self.name = name
    self.failures = failures
    self.expected = expected
    self.skipped = skipped
  }
}
