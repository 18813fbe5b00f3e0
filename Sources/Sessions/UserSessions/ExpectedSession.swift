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
  /// The total number of requests that UIKit has refused so far, for each element of `screens`.
  public let refusals: [Int]

  /// Runs the reference model over a session.
  ///
  /// - Parameter model: The model just after the launch; defaults to one for the session's start.
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
  /// The digest of the expected screen.
  public var digest: ScreenDigest {
    var digest = ScreenDigest()
    describe(into: &digest)
    return digest
  }

  /// A transcript of the expected screen.
  public var transcript: ScreenTranscript {
    var transcript = ScreenTranscript()
    describe(into: &transcript)
    return transcript
  }
}
