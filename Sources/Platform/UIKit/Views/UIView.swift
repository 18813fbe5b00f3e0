/// A node of the view hierarchy, which can be hidden or refuse touches. Nothing is drawn.
@preconcurrency @MainActor open class UIView: UIResponder {
  // Not weak: a weak reference would give every parent a side table and slow it down permanently.
  // Instead, a superview clears the link in its `deinit`.
  /// The superview, for callers that need not retain it.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) final var parentLink: Unmanaged<UIView>?
  @exclusivity(unchecked) nonisolated(unsafe) private final var children = Subviews()
  @exclusivity(unchecked) nonisolated(unsafe) private final var controllerLink:
    Unmanaged<UIViewController>?
  @exclusivity(unchecked) private final var needsLayout: Bool
  // Whether any descendant needs layout; `layOut()` skips subtrees in which none does.
  @exclusivity(unchecked) nonisolated(unsafe) private final var needsLayoutBelow = false
  /// Whether this view or one that it has contained overrides a callback of moves.
  @exclusivity(unchecked) nonisolated(unsafe) final var followsMoves: Bool
  /// Whether the class overrides a callback of changes of the subviews.
  private final let followsChanges: Bool
  @exclusivity(unchecked) final var look: Look?

  // Apps that observe one of `frame`, `bounds` and `center` do not hear of changes to the others.
  @exclusivity(unchecked) private final var rectangle: CGRect
  open var frame: CGRect {
    get { rectangle }
    set { rectangle = newValue }
  }
  @exclusivity(unchecked) open var isHidden = false
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  /// The identifier by which the user of a session finds the view. An override of the getter is not
  /// called for this.
  open var accessibilityIdentifier: String? {
    get { identifier }
    set { identifier = newValue }
  }
  @exclusivity(unchecked) private final var identifier: String?
  /// The text that VoiceOver reads, which also names a view without an identifier.
  open var accessibilityLabel: String? {
    get { look?.accessibilityLabel }
    set { ownLook.accessibilityLabel = newValue }
  }
  open var restorationIdentifier: String? {
    get { look?.restorationIdentifier }
    set { ownLook.restorationIdentifier = newValue }
  }
  open var tag: Int {
    get { look?.tag ?? 0 }
    set { ownLook.tag = newValue }
  }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { look?.gestureRecognizers }
    set {
      for old in look?.gestureRecognizers ?? [] { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  public init(frame: CGRect) {
    rectangle = frame
    let callbacks = ViewCallbacks(of: Self.self)
    followsMoves = callbacks.overridesMoves
    needsLayout = callbacks.overridesLayout
    followsChanges = callbacks.overridesChanges
    isUserInteractionEnabled = Self.takesTouches
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    rectangle = .zero
    let callbacks = ViewCallbacks(of: Self.self)
    followsMoves = callbacks.overridesMoves
    needsLayout = callbacks.overridesLayout
    followsChanges = callbacks.overridesChanges
    isUserInteractionEnabled = Self.takesTouches
    super.init()
  }

  // MARK: Callbacks, which `ViewCallbacks` expects to be the first methods

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  /// Lays out subviews. Overridden by subclasses; does nothing by default.
  open func layoutSubviews() {}
  /// Called after a subview has been added, last of all callbacks. That order is not from a phone.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed, or moved to another superview.
  open func willRemoveSubview(_ subview: UIView) {}

  deinit {
    if followsMoves { tellSubviewsOfRelease() }
    for index in 0..<children.count { children[index].guaranteed { $0.parentLink = nil } }
  }

  // As on a phone (macios, issue 10562), where the superview can still be read then. Views are
  // normally released on the main thread; on another, no callback may run.
  nonisolated private final func tellSubviewsOfRelease() {
    guard MainLoop.isOnItsThread else { return }
    let this = Unmanaged.passUnretained(self).toOpaque()
    for child in children.array where child.parentLink?.toOpaque() == this && child.followsMoves {
      MainActor.assumeIsolated { child.willMove(toSuperview: nil) }
    }
  }

  private final var parentView: UIView? { parentLink?.takeUnretainedValue() }
  /// The controller whose view this is. It clears the link in its `deinit`.
  final var controller: UIViewController? {
    get { controllerLink?.takeUnretainedValue() }
    set { controllerLink = newValue.map(Unmanaged.passUnretained) }
  }
  /// The controller of the nearest view that has one: this view or one that contains it.
  final var nearestController: UIViewController? { controller ?? parentView?.nearestController }
  nonisolated final func forget(_ controller: UIViewController) {
    if controllerLink?.toOpaque() == Unmanaged.passUnretained(controller).toOpaque() {
      controllerLink = nil
    }
  }

  public final var superview: UIView? { parentView }
  public final var subviews: [UIView] { children.array }

  /// Calls `body` for each subview from back to front. Unlike `subviews`, needs no array.
  package final func forEachSubview(_ body: (UIView) -> Void) {
    // The copy keeps all of them alive, including those removed in the meantime.
    let children = children
    for index in 0..<children.count { children[index].guaranteed(body) }
    extendLifetime(children)
  }

  /// The first view with this identifier, depth first: this view or a descendant outside of tables.
  package final func view(identifiedBy name: String) -> UIView? {
    if isIdentified(by: name) { return self }
    return hidesIdentifiersBelow ? nil : descendant(identifiedBy: name)
  }

  // Each subview is checked before the search below it, because most have none.
  private final func descendant(identifiedBy name: String) -> UIView? {
    for index in 0..<children.count {
      let found = children[index].guaranteed { child -> UIView? in
        if child.isIdentified(by: name) { return child }
        if child.children.isEmpty || child.hidesIdentifiersBelow { return nil }
        return child.descendant(identifiedBy: name)
      }
      if let found { return found }
    }
    return nil
  }

  // Most identifiers differ in length, which is compared faster. As on a phone, an accented letter
  // differs from a letter with a separate accent.
  @inline(__always) private final func isIdentified(by name: String) -> Bool {
    guard let identifier else { return false }
    return identifier.utf8.count == name.utf8.count && identifier == name
  }

  /// Whether the identifiers of descendants name nothing, because this view receives their touches.
  var hidesIdentifiersBelow: Bool { false }

  open override var next: UIResponder? { controller ?? parentView }

  open func addSubview(_ view: UIView) {
    insert(view, at: nil)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(index, $0.count) }
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { $0.firstIndex(identicalTo: sibling) ?? 0 }
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { $0.firstIndex(identicalTo: sibling).map { $0 + 1 } ?? $0.count }
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(of: view) else { return }
    children.remove(at: index)
    children.append(view)
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(of: view) else { return }
    children.remove(at: index)
    children.insert(view, at: 0)
  }

  // The index is determined after the view has left its old superview, as leaving runs app code.
  private func insert(_ view: UIView, at place: (([UIView]) -> Int)?) {
    if view.controllerLink == nil, view.parentLink == nil, !view.followsMoves {
      guard followsChanges else { return link(view, at: place) }
      link(view, at: place)
      return didAddSubview(view)
    }
    if view.parentView === self { return reorder(view, at: place) }
    let follower = view.follower
    let window = follower != nil || view.followsMoves || view.parentLink != nil ? window : nil
    // A change of window causes the callbacks (rule 14).
    let staysInWindow =
      view.parentLink != nil && view.window === window && (window != nil || view.followsMoves)
    // Outside windows, only the callbacks of moves are called, once for the whole move.
    let isOutside = view.followsMoves && follower == nil && view.window == nil
    if !staysInWindow, !isOutside, view.parentLink != nil { view.removeFromSuperview() }
    if view.followsMoves {
      let move = Move(of: view, to: self, from: staysInWindow ? window : nil, to: window)
      move.willBegin()
      view.unlink()
      link(view, at: place)
      noteFollowerBelow()
      move.didEnd()
    } else {
      view.unlink()
      link(view, at: place)
    }
    if !staysInWindow { follower?.viewDidEnter(window) }
    // The callbacks may have moved it again.
    if followsChanges, view.parentView === self { didAddSubview(view) }
  }

  private func noteFollowerBelow() {
    var candidate: UIView? = self
    while let view = candidate, !view.followsMoves {
      view.followsMoves = true
      candidate = view.parentView
    }
  }

  private func link(_ view: UIView, at place: (([UIView]) -> Int)?) {
    view.parentLink = Unmanaged.passUnretained(self)
    put(view, at: place)
  }

  // As on a phone, a view that is added to its superview again has not left it.
  private func reorder(_ view: UIView, at place: (([UIView]) -> Int)?) {
    if let index = children.firstIndex(of: view) { children.remove(at: index) }
    put(view, at: place)
  }

  private func put(_ view: UIView, at place: (([UIView]) -> Int)?) {
    if let place, children.count > 0 {
      children.insert(view, at: place(children.array))
    } else {
      children.append(view)
    }
    guard view.needsLayout || view.needsLayoutBelow else { return }
    noteLayoutBelow()
    guard window != nil, view.controllerLink?.guaranteed({ $0.laysOutItsView }) != true else {
      return
    }
    MainLoop.current.setNeedsLayout(view)
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
    guard let controllerLink,
      controllerLink.guaranteed({ !$0.isManagedByParent })
    else { return nil }
    return controllerLink.takeUnretainedValue()
  }

  /// Removes the view without notifying its controller, for containers that do so themselves.
  final func detach() {
    guard parentLink != nil else { return }
    resignResponderBelow()
    followsMoves ? unlinkWithCallbacks() : unlink()
  }

  // A function of its own, because most views have no callbacks.
  @inline(never) private func unlinkWithCallbacks() {
    let move = Move(of: self, to: nil, from: window, to: nil)
    move.willBegin()
    unlink()
    move.didEnd()
  }

  private func unlink() {
    guard let parent = parentLink else { return }
    if parent.guaranteed({ $0.followsChanges }) {
      // The superview may have been released by the callback.
      guard announceRemoval(from: parent), parentLink != nil else { return }
    }
    removeConstraintsToSurroundings()
    parentLink = nil
    parent.guaranteed { parent in
      if let index = parent.children.firstIndex(of: self) { parent.children.remove(at: index) }
    }
  }

  // A function of its own, because few classes override the callback.
  /// - Returns: Whether this view is still in the superview after the callback, which is app code.
  @inline(never) private func announceRemoval(from parent: Unmanaged<UIView>) -> Bool {
    let superview = parent.takeUnretainedValue()
    superview.willRemoveSubview(self)
    return parentView === superview
  }

  // A first responder that leaves the window is asked to resign, and loses its status even if it
  // refuses.
  private func resignResponderBelow() {
    guard MainLoop.unretained.guaranteed({ $0.mayHaveFirstResponder }) else { return }
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
    outermostLink.takeUnretainedValue() as? UIWindow
  }

  // Found without retaining the views on the way.
  nonisolated private final var outermostLink: Unmanaged<UIView> {
    var link = Unmanaged.passUnretained(self)
    while let parent = link.guaranteed({ $0.parentLink }) { link = parent }
    return link
  }

  /// The modal that covers the view, if it is the view of a controller that presents one.
  final var coveringModal: UIViewController? {
    controllerLink?.guaranteed { $0.presentation?.controller }
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in subviews {
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
    ownLook.gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    look?.gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  open override func handleAction(_ action: Selector, from sender: Any?) -> Bool {
    switch action.name {
    // The sender takes the place of `force`.
    case "endEditing:": endEditing(true)
    case "setNeedsLayout": setNeedsLayout()
    case "setNeedsDisplay": setNeedsDisplay()
    case "removeFromSuperview": removeFromSuperview()
    default: return super.handleAction(action, from: sender)
    }
    return true
  }

  /// Makes the first responder resign if it is this view or a descendant.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    // Simulated users end every edit themselves, so that a keyboard is seldom on screen. A button
    // that hides it is of use all the same.
    MainLoop.current.noteEffect()
    guard let responder = MainLoop.current.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return false }
    return responder.resignFirstResponder()
  }

  // MARK: Layout

  /// Schedules `layoutSubviews` for the next turn, or for when the view enters a window.
  open func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    parentView?.noteLayoutBelow()
    if window != nil { MainLoop.current.setNeedsLayout(self) }
  }

  /// Lays out this view and its subviews immediately.
  ///
  /// If the view belongs to a navigation controller, this also shows pending changes without
  /// animation (rule 18).
  open func layoutIfNeeded() { layOutNow() }

  private func layOutNow() {
    controller?.asNavigationController?.layOutPendingChange()
    layOutOnce()
    for child in subviews { child.layOutNow() }
  }

  /// Lays out the hierarchy, except for pending changes of stacks, which run in a separate turn.
  final func layOut() {
    layOutOnce()
    guard needsLayoutBelow else { return }
    needsLayoutBelow = false
    forEachSubview { if $0.needsLayout || $0.needsLayoutBelow { $0.layOut() } }
  }

  // The ancestors of a marked view are already marked.
  nonisolated private func noteLayoutBelow() {
    guard !needsLayoutBelow else { return }
    needsLayoutBelow = true
    parentLink?.guaranteed { $0.noteLayoutBelow() }
  }

  private func layOutOnce() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
  }

  // MARK: Overridden by subclasses

  /// The class of the layer, which is created when `layer` is first read.
  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { ownLayer }
  /// Whether constraints position the view. Never queried.
  open class var requiresConstraintBasedLayout: Bool { false }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open var backgroundColor: UIColor? {
    get { look?.backgroundColor }
    set { ownLook.backgroundColor = newValue }
  }
  open var tintColor: UIColor! {
    get { look?.tintColor ?? .systemBlue }
    set { ownLook.tintColor = newValue }
  }
  open var contentMode: ContentMode {
    get { look?.contentMode ?? .scaleToFill }
    set { ownLook.contentMode = newValue }
  }
  open var clipsToBounds: Bool {
    get { look?.clipsToBounds ?? false }
    set { ownLook.clipsToBounds = newValue }
  }
  /// The opacity. A fully transparent view receives no touches.
  open var alpha: CGFloat {
    get { look?.alpha ?? 1 }
    set { ownLook.alpha = newValue }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: rectangle.size) }
    set { rectangle.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: rectangle.midX, y: rectangle.midY) }
    set {
      rectangle.origin = CGPoint(
        x: newValue.x - rectangle.width / 2, y: newValue.y - rectangle.height / 2)
    }
  }
  open func sizeToFit() {}
  /// Counts a redraw: the user might see a change, although nothing is drawn here.
  open func setNeedsDisplay() { MainLoop.current.noteEffect() }
  /// The part of `transform3D` in the plane.
  open var transform: CGAffineTransform {
    get { transform3D.affine }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  open var layoutMargins: UIEdgeInsets {
    get { look?.detailsIfMade?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    set { ownLook.details.layoutMargins = newValue }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }
  open var isOpaque: Bool {
    get { look?.detailsIfMade?.isOpaque ?? true }
    set { ownLook.details.isOpaque = newValue }
  }
  open var mask: UIView? {
    get { look?.detailsIfMade?.mask }
    set { ownLook.details.mask = newValue }
  }
  open var isMultipleTouchEnabled: Bool {
    get { look?.detailsIfMade?.isMultipleTouchEnabled ?? false }
    set { ownLook.details.isMultipleTouchEnabled = newValue }
  }
  open var isExclusiveTouch: Bool {
    get { look?.detailsIfMade?.isExclusiveTouch ?? false }
    set { ownLook.details.isExclusiveTouch = newValue }
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { look?.detailsIfMade?.overrideUserInterfaceStyle ?? .unspecified }
    set { ownLook.details.overrideUserInterfaceStyle = newValue }
  }
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { look?.detailsIfMade?.semanticContentAttribute ?? .unspecified }
    set { ownLook.details.semanticContentAttribute = newValue }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// Zero, because nothing covers the edges of the screen.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  open func invalidateIntrinsicContentSize() {}
  open func setNeedsUpdateConstraints() {}
  open func needsUpdateConstraints() -> Bool { false }
  open func updateConstraintsIfNeeded() {}
  /// Never called, like the four below: constraints have no effect.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + alignmentRectInsets.left, y: frame.minY + alignmentRectInsets.top,
      width: frame.width - alignmentRectInsets.left - alignmentRectInsets.right,
      height: frame.height - alignmentRectInsets.top - alignmentRectInsets.bottom)
  }
  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX - alignmentRectInsets.left, y: rect.minY - alignmentRectInsets.top,
      width: rect.width + alignmentRectInsets.left + alignmentRectInsets.right,
      height: rect.height + alignmentRectInsets.top + alignmentRectInsets.bottom)
  }
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { self }
  open func updateConstraints() {}
  /// Never called: there are no safe areas.
  open func safeAreaInsetsDidChange() {}
  /// Never called: there are no margins.
  open func layoutMarginsDidChange() {}
  /// Never called: nothing is drawn.
  open func draw(_ rect: CGRect) {}
  open func draw(_ layer: CALayer, in context: CGContext) {}
  open func display(_ layer: CALayer) {}
  open func layoutSublayers(of layer: CALayer) {}
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Never called: the device decides what a touch hits.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Never called.
  open func tintColorDidChange() {}
  open func prepareForInterfaceBuilder() {}
  /// Returns the given size, because no view has a size of its own.
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { size }
  open func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { size }

  /// The initial value of `isUserInteractionEnabled`.
  ///
  /// If labels set the property in an initialiser of their own, each would be retained once more.
  class var takesTouches: Bool { true }

  // MARK: Elements for VoiceOver

  open var shouldGroupAccessibilityChildren: Bool {
    get { look?.detailsIfMade?.groupsAccessibilityChildren ?? false }
    set { ownLook.details.groupsAccessibilityChildren = newValue }
  }
  open var isAccessibilityElement: Bool {
    get { look?.detailsIfMade?.isAccessibilityElement ?? false }
    set { ownLook.details.isAccessibilityElement = newValue }
  }
  open var accessibilityHint: String? {
    get { look?.detailsIfMade?.accessibilityHint }
    set { ownLook.details.accessibilityHint = newValue }
  }
  open var accessibilityValue: String? {
    get { look?.detailsIfMade?.accessibilityValue }
    set { ownLook.details.accessibilityValue = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { look?.detailsIfMade?.accessibilityTraits ?? .none }
    set { ownLook.details.accessibilityTraits = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { look?.detailsIfMade?.accessibilityCustomActions }
    set { ownLook.details.accessibilityCustomActions = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { look?.detailsIfMade?.accessibilityElementsHidden ?? false }
    set { ownLook.details.accessibilityElementsHidden = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { look?.detailsIfMade?.accessibilityElements }
    set { ownLook.details.accessibilityElements = newValue }
  }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The position of an element; `NSNotFound` if there is none.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  open var accessibilityViewIsModal: Bool {
    get { look?.detailsIfMade?.accessibilityViewIsModal ?? false }
    set { ownLook.details.accessibilityViewIsModal = newValue }
  }
  /// The place on the screen; that of the view's frame unless the app sets it.
  open var accessibilityFrame: CGRect {
    get { look?.detailsIfMade?.accessibilityFrame ?? convert(bounds, to: nil) }
    set { ownLook.details.accessibilityFrame = newValue }
  }
  open var accessibilityPath: UIBezierPath? {
    get { look?.detailsIfMade?.accessibilityPath }
    set { ownLook.details.accessibilityPath = newValue }
  }
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return look?.detailsIfMade?.accessibilityActivationPoint
        ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { ownLook.details.accessibilityActivationPoint = newValue }
  }
  open var accessibilityLanguage: String? {
    get { look?.detailsIfMade?.accessibilityLanguage }
    set { ownLook.details.accessibilityLanguage = newValue }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { look?.detailsIfMade?.accessibilityContainerType ?? .none }
    set { ownLook.details.accessibilityContainerType = newValue }
  }

  // MARK: Focus, which nothing has

  open var canBecomeFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Never called: only controllers are notified when the interface rotates.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Animation (see UIView+Animation)
}
