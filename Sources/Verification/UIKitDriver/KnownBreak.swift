/// A way to break an invariant that is known, with the reason why it is still there.
package struct KnownBreak: Sendable {
  /// The simplest form, as `DriverCampaign.Break.outline` writes it.
  package let outline: String
  package let reason: String

  /// None at the moment.
  package static let all: [KnownBreak] = []
}
