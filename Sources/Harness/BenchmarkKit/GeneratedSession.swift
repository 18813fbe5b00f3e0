/// The identity of a generated session, from which it can be generated again.
package struct GeneratedSession: Codable, Hashable, Sendable {
  /// The seed, in `0x` hexadecimal.
  package let seed: String
  /// The zero-based index of the session among those generated from the seed.
  package let index: Int
  /// The number of events.
  package let events: Int
  /// Whether it is one of the seed's coverage-guided sessions; `nil` for a random one.
  package let isGuided: Bool?
  /// The file of personas; `nil` for the app's own.
  package let personas: String?

  /// Creates an identity.
  package init(
    seed: UInt64, index: Int, events: Int, isGuided: Bool = false, personas: String? = nil
  ) {
    self.seed = "0x" + String(seed, radix: 16)
    self.index = index
    self.events = events
    self.isGuided = isGuided ? true : nil
    self.personas = personas
  }
}
