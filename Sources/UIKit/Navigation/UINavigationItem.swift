/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var backButtonTitle: String?
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItems: [UIBarButtonItem]?

  public init(title: String) {
    self.title = title
    super.init()
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether the system's back button is there to be tapped (rule 50).
  var showsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItems?.isEmpty ?? true || leftItemsSupplementBackButton)
  }
}

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  public enum Style: Sendable { case plain, done }
  public enum SystemItem: Sendable { case done, cancel, edit, save, add, close }

  open var title: String?
  open var isEnabled = true
  open var accessibilityIdentifier: String?
  open var primaryAction: UIAction?
  /// Not kept (M11).
  open weak var target: (any SelectorTarget)?
  open var action: Selector?

  public override init() { super.init() }

  /// Shows the action's title and performs it.
  public convenience init(primaryAction: UIAction?) {
    self.init(title: primaryAction?.title, primaryAction: primaryAction)
  }

  public init(
    title: String? = nil, image: Never? = nil, primaryAction: UIAction? = nil, menu: Never? = nil
  ) {
    super.init()
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
  }

  public init(title: String?, style: Style, target: (any SelectorTarget)?, action: Selector?) {
    super.init()
    self.title = title
    self.target = target
    self.action = action
  }

  public convenience init(
    barButtonSystemItem item: SystemItem, target: (any SelectorTarget)?, action: Selector?
  ) {
    self.init(title: item.title, style: .plain, target: target, action: action)
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: Never? = nil
  ) {
    self.init(title: systemItem.title, primaryAction: primaryAction)
  }

  func perform() {
    primaryAction?.perform(from: self)
    if let action { target?.perform(action, with: self) }
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .close: "Close"
    }
  }
}

/// The bar of a navigation controller.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
}
