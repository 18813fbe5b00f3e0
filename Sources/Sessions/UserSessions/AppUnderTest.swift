public import UIKit

/// An app launched on a device, with the interface that the harness uses to drive it.
@MainActor public protocol AppUnderTest {
  /// The app's oracle.
  associatedtype Model: ReferenceModel

  /// The device that the app runs on.
  var device: Device { get }

  /// Answers the pending request at this position in the queue; does nothing if there is none.
  func answer(_ request: Int, isSuccess: Bool)

  /// Describes the screen and the requests made to services, in the order of the reference model.
  func describe<Sink: ScreenSink>(into sink: inout Sink)
}

extension AppUnderTest {
  /// A driver for this app.
  public var driver: Driver {
    Driver(device: device) { answer($0, isSuccess: $1) }
  }

  /// The digest of the visible screen.
  public var digest: ScreenDigest {
    var digest = ScreenDigest()
    describe(into: &digest)
    return digest
  }

  /// A transcript of the visible screen.
  public var transcript: ScreenTranscript {
    var transcript = ScreenTranscript()
    describe(into: &transcript)
    return transcript
  }
}
