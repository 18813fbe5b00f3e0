/// Names a session that can be made again.
public struct GeneratedSession: Codable, Hashable, Sendable {
  /// The seed, in `0x` hexadecimal.
  public let seed: String
  /// The session's number under the seed, from zero.
  public let index: Int
  /// How many events it has.
  public let events: Int
  /// Whether it is one of the seed's guided sessions; `nil` for a random one.
  public let isGuided: Bool?
  /// The file of personas that it was made with; `nil` for the app's own.
  public let personas: String?

  /// Names a session.
  public init(
    seed: UInt64, index: Int, events: Int, isGuided: Bool = false, personas: String? = nil
  ) {
    self.seed = "0x" + String(seed, radix: 16)
    self.index = index
    self.events = events
    self.isGuided = isGuided ? true : nil
    self.personas = personas
  }
}
