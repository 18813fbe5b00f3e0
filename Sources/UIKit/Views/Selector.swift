/// The name of a method, as target and action know it. There is no Objective-C runtime to look it up, so targets
/// say themselves what they do with it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String

  /// Names a method.
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

/// An object that can be the target of a control, a bar button item, a timer or a notification.
@preconcurrency @MainActor public protocol SelectorTarget: AnyObject {
  /// Does what the selector names.
  func perform(_ selector: Selector, with sender: Any?)
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

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
