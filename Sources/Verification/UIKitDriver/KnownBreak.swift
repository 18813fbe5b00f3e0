/// A known way to break an invariant, with the reason why it has not been fixed.
package struct KnownBreak: Sendable {
  /// The simplest form, as in `DriverCampaign.Break.outline`.
  package let outline: String
  package let reason: String

  /// All known breaks. Currently none.
  package static let all: [KnownBreak] = []
}
