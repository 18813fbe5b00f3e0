/// A container for a list and a detail.
///
/// The two are shown side by side. If space is limited, the detail is shown on the list's
/// navigation stack instead.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public enum Style: Sendable { case unspecified, doubleColumn }

  /// The column of the list or of the detail.
  public enum Column: Sendable { case primary, secondary }

  /// The arrangement of columns if there is room for both. Stored, but has no effect.
  public enum DisplayMode: Sendable { case automatic, secondaryOnly, oneBesideSecondary }

  @exclusivity(unchecked) open weak var delegate: (any UISplitViewControllerDelegate)?
  @exclusivity(unchecked) open var preferredDisplayMode = DisplayMode.automatic
  @exclusivity(unchecked) open var presentsWithGesture = true
  public let style: Style
  @exclusivity(unchecked) private final var primary: UIViewController?
  @exclusivity(unchecked) private final var secondary: UIViewController?

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Whether there is room for only one column.
  open var isCollapsed: Bool { MainLoop.current.idiom == .phone }

  /// The list, then the detail.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? [primary].compactMap { $0 } : [primary, secondary].compactMap { $0 } }
    set {
      replace(.primary, by: newValue.first)
      replace(.secondary, by: newValue.dropFirst().first)
      collapseIfNeeded()
    }
  }

  open func setViewController(_ controller: UIViewController?, for column: Column) {
    replace(column, by: controller)
    collapseIfNeeded()
  }

  open func viewController(for column: Column) -> UIViewController? {
    column == .primary ? primary : secondary
  }

  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    guard isCollapsed else { return replace(.secondary, by: controller) }
    if let stack = primary as? UINavigationController {
      // A navigation stack cannot contain another, so its controllers are moved one by one.
      let screens = (controller as? UINavigationController)?.viewControllers ?? [controller]
      stack.setViewControllers(stack.viewControllers + screens, animated: true)
    } else {
      primary?.present(controller, animated: true)
    }
  }

  override var managesChildrenItself: Bool { true }
  override var shownChild: UIViewController? { primary }
  override func forEachShownChild(_ body: (UIViewController) -> Void) {
    for child in children { body(child) }
  }

  override func forEachPlacedChild(_ body: (UIViewController) -> Void) {
    for child in children { body(child) }
  }
  override func shows(_ child: UIViewController) -> Bool {
    child === primary || child === secondary
  }
  override func willShowVisibleChild(_ animated: Bool) { arrangeChildViews() }

  override func forgetChild(_ child: UIViewController) {
    if child === primary { primary = nil }
    if child === secondary { secondary = nil }
    super.forgetChild(child)
    child.leaveAtOnce(self)
  }

  private func replace(_ column: Column, by new: UIViewController?) {
    let old = viewController(for: column)
    guard old !== new, new.map(mayTake) ?? true else { return }
    old?.willMove(toParent: nil)
    if let new {
      Self.release(new, to: self)
      new.willMove(toParent: self)
      new.parent = self
    }
    switch column {
    case .primary: primary = new
    case .secondary: secondary = new
    }
    children = children.filter { $0 !== old } + [new].compactMap { $0 }
    showAtOnce(new, insteadOf: old)
    if let old, old.parent === self {
      old.leaveAtOnce(self)
      old.parent = nil
      old.didMove(toParent: nil)
    }
    new?.didMove(toParent: self)
  }

  /// If collapsed, moves the detail onto the list's stack unless the delegate has handled it.
  private func collapseIfNeeded() {
    guard isCollapsed, let primary, let detail = secondary else { return }
    let isDone = delegate?.splitViewController(self, collapseSecondary: detail, onto: primary)
    guard isDone != true, let stack = primary as? UINavigationController else {
      return replace(.secondary, by: nil)
    }
    replace(.secondary, by: nil)
    let screens = (detail as? UINavigationController)?.viewControllers ?? [detail]
    stack.setViewControllers(stack.viewControllers + screens, animated: false)
  }
}

/// The methods that customise how a detail is shown and collapsed. The delegate is referenced
/// weakly (M14).
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether the delegate has shown the detail itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Whether the delegate has handled the detail. If not, the detail moves onto the list's stack.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}
