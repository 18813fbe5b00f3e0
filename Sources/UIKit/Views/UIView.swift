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

  // The place is asked for when the view has left its old one, because leaving runs the app's code.
  private func insert(_ view: UIView, at place: ([UIView]) -> Int) {
    let follower = view.follower
    let window = follower != nil || view.parentView != nil ? window : nil
    // Callbacks come from a change of window (rule 14).
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

  // The controller that appears and disappears with its view: a child of an app's own container (rule 14), or a controller
  // that has left its parent before its view.
  private var follower: UIViewController? {
    controller.flatMap { $0.parent?.managesChildrenItself == true ? nil : $0 }
  }

  /// Takes the view out without a word to its controller, as containers do, who say it themselves.
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

  // What leaves the window is not typed into any more: it is asked to resign, and does so even when it refuses.
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

  /// Lays out this view and everything below it that needs it, now. A stack whose view it is shows what has been pushed or
  /// popped without animation (rule 18).
  public final func layoutIfNeeded() {
    controller?.asNavigationController?.layOutPendingChange()
    layOutOnce()
    for child in children { child.layoutIfNeeded() }
  }

  /// The same without the changes of stacks, which have a turn of their own.
  final func layOut() {
    layOutOnce()
    for child in children { child.layOut() }
  }

  private func layOutOnce() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
  }

  /// Where a subclass arranges its content; here nothing has a size.
  open func layoutSubviews() {}

  // MARK: Animation (see UIView+Animation)
}
