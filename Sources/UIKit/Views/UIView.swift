/// A rectangle without pixels: it has a place in a tree, can be hidden, and can refuse touches.
@preconcurrency @MainActor open class UIView: UIResponder {
  // Not weak: a weak reference would give every parent a side table and slow it down for good. A parent that dies
  // clears the link instead.
  @exclusivity(unchecked) nonisolated(unsafe) private unowned(unsafe) final var parentView: UIView?
  @exclusivity(unchecked) nonisolated(unsafe) private final var children: [UIView] = []
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var controller:
    UIViewController?
  @exclusivity(unchecked) private var needsLayout = true
  @exclusivity(unchecked) final var look: Look?

  open var frame: CGRect
  @exclusivity(unchecked) open var isHidden = false
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  open var tag = 0
  /// The name under which a user's finger finds the view.
  @exclusivity(unchecked) open var accessibilityIdentifier: String?
  /// What VoiceOver says, and the name of a view that has no identifier.
  open var accessibilityLabel: String?
  open var restorationIdentifier: String?
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
    insert(view, at: children.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.append(children.remove(at: index))
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: index), at: 0)
  }

  private func insert(_ view: UIView, at index: Int) {
    // The view of a child that an app's own container manages appears by coming into the window (rule 14).
    let moved = view.controller.flatMap { $0.parent?.managesChildrenItself == false ? $0 : nil }
    if view.parentView != nil { view.removeFromSuperview() }
    view.parentView = self
    children.insert(view, at: min(index, children.count))
    moved?.viewDidEnter(window)
  }

  open func removeFromSuperview() {
    guard let parent = parentView, let index = parent.children.firstIndex(where: { $0 === self })
    else { return }
    let moved = controller.flatMap { $0.parent?.managesChildrenItself == false ? $0 : nil }
    moved?.viewWillLeaveWindow()
    removeConstraintsToSurroundings()
    parentView = nil
    parent.children.remove(at: index)
    moved?.viewDidLeaveWindow()
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
    recognizer.view = self
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Takes the keyboard away from whatever has it below this view.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let responder = MainLoop.current.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return false }
    return responder.resignFirstResponder()
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

  // MARK: Animation (see UIView+Animation)
}
