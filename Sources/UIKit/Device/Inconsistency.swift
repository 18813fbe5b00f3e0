/// A contradiction in UIKit's own state, found while nothing was under way.
///
/// `Device.inconsistencies()` finds them. On a phone none of these can be observed, so each is a defect of this module, or of an
/// app that breaks the rules of an own container.
public struct Inconsistency: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which promise is broken.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// On screen, but `viewDidAppear` was not its last callback; or the other way round.
    case appearance
    /// On screen without a window, or in a window without being on screen.
    case window
    /// A child of two parents, or of one that does not list it.
    case parent
    /// A presenter and its modal screen do not agree about the presentation.
    case presentation
    /// A flag such as `isBeingPresented` that outlived its transition.
    case flag
    /// A transition, or a request that waits for one, that nothing will ever end.
    case transition
    /// A stack that shows another screen than its top.
    case stack
    /// A first responder outside every window.
    case firstResponder
  }

  public let kind: Kind
  /// The object that it is about; `nil` for the main loop.
  public let object: UIKitObjectName?
  /// The contradiction, as the rest of a sentence that begins with the object.
  public let problem: String

  public var description: String { "\(object.map(\.description) ?? "the main loop") \(problem)" }
}
