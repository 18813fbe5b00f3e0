/// A titled action, which retains its handler (M11, M12).
@preconcurrency @MainActor public final class UIAction {
  /// The handler of an action.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The title of buttons created for this action.
  @exclusivity(unchecked) public var title: String
  /// The control that sent the action, while its handler runs.
  @exclusivity(unchecked) public internal(set) weak var sender: AnyObject?
  let handler: Handler

  /// Creates an action.
  public init(title: String = "", handler: @escaping Handler) {
    self.title = title
    self.handler = handler
  }

  /// Creates an action with an image.
  public convenience init(title: String = "", image: UIImage?, handler: @escaping Handler) {
    self.init(title: title, handler: handler)
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
