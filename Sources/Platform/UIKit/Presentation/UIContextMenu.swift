// Menus that a long press opens. A preview is never shown, and nothing is animated.

/// The preview and menu of a long press.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public typealias PreviewProvider = @MainActor () -> UIViewController?
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

  public let identifier: Any?
  // Retained, as on a phone.
  private let previewProvider: PreviewProvider?
  private let actionProvider: ActionProvider?

  /// The menu for a long press, made anew for each.
  final var menu: UIMenu? { actionProvider?([]) }

  public init(
    identifier: Any? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.PreviewProvider
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider

/// Asks its delegate for the menu of a view.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func dismissMenu() {}
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}

@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A menu of text commands of the app's own. Stored, but never shown.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  public static var shared: UIMenuController { MainLoop.current.surroundings.menuController }
  open var menuItems: [UIMenuItem]?
  open private(set) var isMenuVisible = false

  open func setMenuVisible(_ isVisible: Bool, animated: Bool) { isMenuVisible = isVisible }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func showMenu(from targetView: UIView, rect: CGRect) { isMenuVisible = true }
  open func hideMenu() { isMenuVisible = false }
  open func update() {}
}

/// A menu of commands for the selection in a view. Never shown, so its delegate is never called.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  open func dismissMenu() {}
  open func reloadVisibleMenu() {}
  open func updateVisibleMenuPosition(animated: Bool) {}
}

/// The place of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  public let sourcePoint: CGPoint

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(0)
    self.sourcePoint = sourcePoint
    super.init()
  }
}

@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}

@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
