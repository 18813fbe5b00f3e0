/// The name of a method in Objective-C's spelling, such as `save:`.
///
/// Without an Objective-C runtime to look methods up, targets handle selectors themselves.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The Objective-C spelling.
  public let name: String

  /// Creates a selector by name.
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  public var description: String { name }
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// An object that can be the target of a control, bar button item, timer or notification.
///
/// Every responder is one. The build plugin generates the implementation for apps that use `@objc`
/// and `#selector`; code written for this UIKit provides its own.
@preconcurrency @MainActor public protocol SelectorTarget: AnyObject {
  /// Performs the action.
  /// - Returns: Whether the object implements it.
  func handleAction(_ action: Selector, from sender: Any?) -> Bool
}

extension SelectorTarget {
  /// Performs the action, recording a crash if the object does not implement it.
  func perform(_ action: Selector, from sender: Any?) {
    if !handleAction(action, from: sender) { recordUnrecognized(action, by: self) }
  }
}

/// Performs the action on any object, recording a crash if the object does not implement it.
@MainActor func perform(_ action: Selector, on target: AnyObject, from sender: Any?) {
  if let target = target as? any SelectorTarget {
    target.perform(action, from: sender)
  } else {
    recordUnrecognized(action, by: target)
  }
}

@MainActor private func recordUnrecognized(_ action: Selector, by target: AnyObject) {
  MainLoop.current.record(
    .crashed(reason: "-[\(type(of: target)) \(action)]: unrecognized selector sent to instance"))
}
