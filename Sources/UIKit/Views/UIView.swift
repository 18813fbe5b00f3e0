/// A rectangle without pixels: it has a place in a tree, can be hidden, and can refuse touches.
@preconcurrency @MainActor open class UIView: UIResponder {
  // Not weak: a weak reference would give every parent a side table and slow it down for good. A parent that dies
  // clears the link instead.
  nonisolated(unsafe) private unowned(unsafe) final var parentView: UIView?
  nonisolated(unsafe) private final var children: [UIView] = []
  final unowned(unsafe) var controller: UIViewController?
  private var needsLayout = true

  open var frame: CGRect
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var tag = 0
  /// The name under which a user's finger finds the view.
  open var accessibilityIdentifier: String?
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  deinit {
    for child in children { child.parentView = nil }
  }

  public final var superview: UIView? { parentView }
  public final var subviews: [UIView] { children }

  open override var next: UIResponder? { controller ?? parentView }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.parentView = self
    children.append(view)
  }

  open func removeFromSuperview() {
    guard let parent = parentView, let index = parent.children.firstIndex(where: { $0 === self })
    else { return }
    parentView = nil
    parent.children.remove(at: index)
  }

  /// The window that the view is in; `nil` while it is not shown anywhere.
  public final var window: UIWindow? {
    var view: UIView = self
    while let parent = view.parentView { view = parent }
    return view as? UIWindow
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.parentView
    }
    return false
  }

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  // MARK: Layout

  /// Asks for `layoutSubviews` in the next turn, or when the view comes on screen.
  public final func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    if window != nil { MainLoop.current.setNeedsLayout(self) }
  }

  /// Lays out this view and everything below it that needs it, now.
  public final func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for child in children { child.layoutIfNeeded() }
  }

  /// Where a subclass arranges its content; here nothing has a size.
  open func layoutSubviews() {}

  // MARK: Animation

  /// Runs the changes now and the completion when the animation's time has passed.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    MainLoop.current.schedule(after: duration) { completion(true) }
  }
}

/// A recognizer that a view keeps; its target is not kept (M13).
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  open var isEnabled = true
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open weak var target: (any SelectorTarget)?
  private let action: Selector?

  public init(target: (any SelectorTarget)? = nil, action: Selector? = nil) {
    self.target = target
    self.action = action
    super.init()
  }

  func recognise() {
    if isEnabled, let action { target?.perform(action, with: self) }
  }
}

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
