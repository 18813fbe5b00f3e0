/// A user's visit to the app: its origin, how the app was launched, and every event.
///
/// Session *i* of a seed is a pure function of the two, so any session can be generated on its own,
/// and every way of splitting a campaign gives the same sessions.
public struct Session<Model: ReferenceModel>: Sendable {
  /// The seed and index that generated the session; `nil` if it was written by hand or shrunk.
  public let origin: SessionOrigin?
  /// The state in which the app was launched.
  public let start: Model.Start
  /// The events, in order.
  public let events: [UserEvent]

  /// Creates a session from its parts.
  public init(origin: SessionOrigin? = nil, start: Model.Start, events: [UserEvent]) {
    self.origin = origin
    self.start = start
    self.events = events
  }
}

/// The origin of a generated session.
public struct SessionOrigin: Hashable, Sendable {
  /// The campaign's seed.
  public let seed: UInt64
  /// The session's number under the seed, from zero.
  public let index: Int
  /// The name of the acting persona.
  public let persona: String
  /// The file that defines the persona; `nil` for one of the model's own.
  public let personaFile: String?
  /// Whether it is a coverage-guided session, one of the seed's ``GuidedSessions``.
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

/// A generated session with the screens that the reference model expects.
///
/// The model depends on the session alone, so it runs once and is compared with every subject.
public struct ExpectedSession<Model: ReferenceModel>: Sendable {
  public let session: Session<Model>
  /// The model just after the launch.
  let launched: Model
  /// The digest of the screen after the launch and after each event: `events.count + 1` digests.
  public let screens: [ScreenDigest]
  /// The digest of the screen and of stored data after termination; not part of the checksum.
  public let end: ScreenDigest
  /// The number of requests that UIKit has refused by then, one per element of `screens`.
  public let refusals: [Int]

  /// Runs the reference model over a session.
  ///
  /// - Parameter model: The model at its launch, if not the one made from the session's start.
  public init(_ session: Session<Model>, model: Model? = nil) {
    launched = model ?? Model(start: session.start)
    var model = launched
    var screens = [model.digest]
    var refusals = [model.refusals]
    screens.reserveCapacity(session.events.count + 1)
    refusals.reserveCapacity(session.events.count + 1)
    for event in session.events {
      model.handle(event)
      screens.append(model.digest)
      refusals.append(model.refusals)
    }
    model.terminate()
    self.session = session
    self.screens = screens
    self.refusals = refusals
    end = model.digest
  }

  /// A checksum of the whole session: two runs that did the same work have equal checksums.
  public var checksum: UInt64 {
    screens.reduce(0) { ($0 &* 0x1000_0000_01B3) ^ $1.value }
  }
}

extension ReferenceModel {
  /// The digest of what must be on screen now.
  public var digest: ScreenDigest {
    var digest = ScreenDigest()
    describe(into: &digest)
    return digest
  }

  /// A transcript of what must be on screen now.
  public var transcript: ScreenTranscript {
    var transcript = ScreenTranscript()
    describe(into: &transcript)
    return transcript
  }
}

// Seeds are written as hexadecimal text: some JSON readers keep only 53 bits of a number.
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
