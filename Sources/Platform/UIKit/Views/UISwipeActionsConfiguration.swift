/// The actions that a swipe across a row reveals. A session chooses one of them.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action. Stored, but has no effect.
  @exclusivity(unchecked) open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action that a swipe across a row reveals, as apps described it before iOS 11.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, normal
    public static let destructive = Style.default
  }

  public let style: Style
  @exclusivity(unchecked) open var title: String?
  @exclusivity(unchecked) open var backgroundColor: UIColor?
  @exclusivity(unchecked) open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  func contextual(at path: IndexPath) -> UIContextualAction {
    UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
      [self] _, _, finish in
      handler(self, path)
      finish(true)
    }
  }
}

/// An action that a swipe across a row reveals.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  /// The handler of an action, which receives a view and a closure to call when the action is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  @exclusivity(unchecked) open var title: String?
  @exclusivity(unchecked) open var image: UIImage?
  @exclusivity(unchecked) open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
