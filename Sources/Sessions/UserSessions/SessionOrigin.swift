/// The origin of a generated session.
public struct SessionOrigin: Hashable, Sendable {
  /// The campaign's seed.
  public let seed: UInt64
  /// The session's number under the seed, from zero.
  public let index: Int
  /// The name of the acting persona.
  public let persona: String
  /// The file that defines the persona; `nil` for a persona of the model.
  public let personaFile: String?
  /// Whether it is a coverage-guided session, one of the seed's ``CoverageGuidedSessions``.
  public let isGuided: Bool

  /// Creates an origin.
  public init(
    seed: UInt64, index: Int, persona: String, personaFile: String? = nil, isGuided: Bool = false
  ) {
    self.seed = seed
    self.index = index
    self.persona = persona
    self.personaFile = personaFile
    self.isGuided = isGuided
  }
}

// Seeds are written as hexadecimal text: some JSON readers preserve only 53 bits of a number.
extension SessionOrigin: Codable {
  private enum Key: String, CodingKey { case seed, index, persona, personaFile, isGuided }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let text = try values.decode(String.self, forKey: .seed)
    guard text.hasPrefix("0x"), let seed = UInt64(text.dropFirst(2), radix: 16) else {
      throw DecodingError.dataCorruptedError(
        forKey: .seed, in: values,
        debugDescription: "found '\(text)', expected a hexadecimal seed such as '0x2a'")
    }
    self.seed = seed
    index = try values.decode(Int.self, forKey: .index)
    persona = try values.decode(String.self, forKey: .persona)
    personaFile = try values.decodeIfPresent(String.self, forKey: .personaFile)
    isGuided = try values.decodeIfPresent(Bool.self, forKey: .isGuided) ?? false
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode("0x" + String(seed, radix: 16), forKey: .seed)
    try values.encode(index, forKey: .index)
    try values.encode(persona, forKey: .persona)
    try values.encodeIfPresent(personaFile, forKey: .personaFile)
    if isGuided { try values.encode(true, forKey: .isGuided) }
  }
}
