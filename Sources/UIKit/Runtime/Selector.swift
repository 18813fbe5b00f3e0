/// The name of a method in Objective-C's spelling, such as `save:`. There is no Objective-C runtime to look it up, so
/// targets say themselves what they do with it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The spelling.
  public let name: String

  /// Names a method.
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  public var description: String { name }
}

/// An object that can be the target of a control, a bar button item, a timer or a notification.
///
/// Every responder is one. The sources of an app that uses `@objc` and `#selector` get the implementation at build time;
/// an object that is written for this UIKit gives its own.
@preconcurrency @MainActor public protocol SelectorTarget: AnyObject {
  /// Does what `action` names, and tells whether it knows it.
  func handleAction(_ action: Selector, from sender: Any?) -> Bool
}

extension SelectorTarget {
  /// Sends a method that must be known; where it is not, that is what ends an app on a phone.
  func perform(_ action: Selector, from sender: Any?) {
    if !handleAction(action, from: sender) { recordUnrecognized(action, by: self) }
  }
}

/// Sends `action` to any object, which is a mistake of the app's unless the object is a target that knows it.
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

/// A title and what happens when it is chosen. Whoever holds the action holds the handler (M11, M12).
@preconcurrency @MainActor public final class UIAction {
  /// The handler of an action.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// What a button made for this action shows.
  public var title: String
  /// The control that sent the action, while its handler runs.
  public internal(set) weak var sender: AnyObject?
  let handler: Handler

  /// Makes an action.
  public init(title: String = "", handler: @escaping Handler) {
    self.title = title
    self.handler = handler
  }

  /// Makes an action with a picture.
  public convenience init(title: String = "", image: UIImage?, handler: @escaping Handler) {
    self.init(title: title, handler: handler)
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
