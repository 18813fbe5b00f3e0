import BenchmarkKit

/// The warnings about a comparison of two versions.
package enum VersionsWarning: WarningReason {
  /// A part of the comparison that is missing, with the reason.
  case note(String)
  case unusedExpected(String)
  case unusedKnown(String)

  package var text: String {
    switch self {
    case .note(let text): "\(text.prefix(1).uppercased())\(text.dropFirst())."
    case .unusedExpected(let entry):
      """
      Found no difference '\(entry)', expected one. Delete the entry if the versions no longer \
      differ, or use more sessions.
      """
    case .unusedKnown(let entry):
      """
      Found no '\(entry)' in the new version, although it is known. Delete the entry if the \
      defect is fixed, or use more sessions.
      """
    }
  }
}
