/// A node of the view hierarchy, which can be hidden or refuse touches. Nothing is drawn.
@preconcurrency @MainActor open class UIView: UIResponder {
  // Not weak: a weak reference would give every parent a side table and slow it down permanently.
  // Instead, a superview clears the link in its `deinit`.
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
  /// The identifier by which the user of a session finds the view.
  @exclusivity(unchecked) open var accessibilityIdentifier: String?
  /// The text that VoiceOver reads, which also names a view without an identifier.
  open var accessibilityLabel: String?
  open var restorationIdentifier: String?
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

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
    insert(view) { $0.count }
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(index, $0.count) }
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { others in others.firstIndex { $0 === sibling } ?? 0 }
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { others in others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count }
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.append(children.remove(at: index))
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: index), at: 0)
  }

  // The index is determined after the view has left its old superview, as leaving runs app code.
  private func insert(_ view: UIView, at place: ([UIView]) -> Int) {
    let follower = view.follower
    let window = follower != nil || view.parentView != nil ? window : nil
    // A change of window causes the callbacks (rule 14).
    let staysInWindow = window != nil && view.parentView != nil && view.window === window
    if staysInWindow { view.unlink() } else if view.parentView != nil { view.removeFromSuperview() }
    view.unlink()
    view.parentView = self
    children.insert(view, at: place(children))
    if !staysInWindow { follower?.viewDidEnter(window) }
  }

  open func removeFromSuperview() {
    let follower = follower
    follower?.viewWillLeaveWindow()
    detach()
    follower?.viewDidLeaveWindow()
  }

  // The controller that appears and disappears with its view: a child of an app's own container
  // (rule 14), or a controller that left its parent before its view did.
  private var follower: UIViewController? {
    controller.flatMap { $0.parent?.managesChildrenItself == true ? nil : $0 }
  }

  /// Removes the view without notifying its controller, for containers that do so themselves.
  final func detach() {
    guard parentView != nil else { return }
    resignResponderBelow()
    unlink()
  }

  private func unlink() {
    guard let parent = parentView else { return }
    removeConstraintsToSurroundings()
    parentView = nil
    if let index = parent.children.firstIndex(where: { $0 === self }) {
      parent.children.remove(at: index)
    }
  }

  // A responder that leaves the window is asked to resign, and loses its status even if it refuses.
  private func resignResponderBelow() {
    let loop = MainLoop.current
    guard let responder = loop.firstResponder,
      let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded,
      view.isDescendant(of: self), !responder.resignFirstResponder()
    else { return }
    loop.record(
      .warning(
        "\(type(of: responder)) rejected resignFirstResponder when being removed from hierarchy"))
    loop.firstResponder = nil
  }

  /// The window that contains the view, or `nil` if there is none.
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

  /// Makes the first responder resign if it is this view or a descendant.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let responder = MainLoop.current.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return false }
    return responder.resignFirstResponder()
  }

  // MARK: Layout

  /// Schedules `layoutSubviews` for the next turn, or for when the view enters a window.
  public final func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    if window != nil { MainLoop.current.setNeedsLayout(self) }
  }

  /// Lays out this view and its subviews immediately.
  ///
  /// If the view belongs to a navigation controller, this also shows pending changes without
  /// animation (rule 18).
  public final func layoutIfNeeded() {
    controller?.asNavigationController?.layOutPendingChange()
    layOutOnce()
    for child in children { child.layoutIfNeeded() }
  }

  /// Lays out the hierarchy, except for pending changes of stacks, which run in a separate turn.
  final func layOut() {
    layOutOnce()
    for child in children { child.layOut() }
  }

  private func layOutOnce() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
  }

  /// Lays out subviews. Overridden by subclasses; does nothing by default.
  open func layoutSubviews() {}

  // MARK: Animation (see UIView+Animation)
}
