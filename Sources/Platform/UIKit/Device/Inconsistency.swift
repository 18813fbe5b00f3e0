/// A contradiction in UIKit's state, found while the device was idle.
///
/// See ``Device/inconsistencies()``. Contradictions do not occur on a phone, so each is a
/// defect in this module, or in an app that violates the rules for custom containers.
public struct Inconsistency: Error, Hashable, Sendable, CustomStringConvertible {
  /// The invariant that is violated.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// On screen although `viewDidAppear` was not the last callback, or the reverse.
    case appearance
    /// On screen without a window, or in a window without being on screen.
    case window
    /// A child of two parents, or of a parent that does not list it.
    case parent
    /// A presenter and its modal that disagree about the presentation.
    case presentation
    /// A flag such as `isBeingPresented` that outlived its transition.
    case flag
    /// A transition that never ends, or a request waiting for one.
    case transition
    /// A stack that shows a controller other than its top.
    case stack
    /// A first responder outside every window.
    case firstResponder
  }

  public let kind: Kind
  /// The affected object; `nil` for the main loop.
  public let object: UIKitObjectName?
  /// The contradiction, as a predicate whose subject is the object.
  public let problem: String

  public var description: String { "\(object.map(\.description) ?? "the main loop") \(problem)" }
}
