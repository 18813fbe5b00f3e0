/// The errors in names, numbers and sessions given by a user.
package enum InputFailure: FailureReason {
  case seed(String)
  case unknown(
    String, String, among: [String], near: [String]? = nil, location: String = "",
    others: String = "")
  case noBaseline(String)
  /// A subject without separate sources, tests or builds.
  case notInCatalog(subject: String)
  /// A session file of another app; `expected` names the expected app.
  case otherApp(path: String, found: String, expected: String)

  package var code: ExitStatus {
    if case .otherApp = self { .badInput } else { .usage }
  }

  package var text: String {
    switch self {
    case .seed(let seed):
      "found seed '\(seed)', expected a number from 0 to 2^64 - 1, such as 42 or 0x2a."
    case .unknown(let kind, let name, let known, let near, let location, let others):
      unknownName(kind, name, among: known, near: near, location: location, others: others)
    case .noBaseline(let baseline):
      """
      times are relative to the baseline '\(baseline)', which is not among the subjects. Add it, \
      or use another plan.
      """
    case .notInCatalog(let subject):
      """
      found the subject '\(subject)', expected an architecture: copies and planted defects have no \
      separate sources, unit tests or builds. Leave it out of --subjects.
      """
    case .otherApp(let path, let found, let expected):
      "'\(path)' is a session of '\(found)', expected a session of \(expected)."
    }
  }
}
