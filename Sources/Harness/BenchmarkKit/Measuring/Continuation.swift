/// A request for more jobs, with the reason.
package struct Continuation {
  package let jobs: Int
  /// A message for the user.
  package let reason: String

  package init(jobs: Int, reason: String) {
    self.jobs = jobs
    self.reason = reason
  }
}
