/// A stack of screens of which the topmost is seen.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  @exclusivity(unchecked) open weak var delegate: (any UINavigationControllerDelegate)?
  public let navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false
  /// The swipe from the left edge; its view is the controller's own.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  @exclusivity(unchecked) final var stack: [UIViewController] = []
  /// The controller whose view is in place; differs from the top until a pending change has been laid out.
  @exclusivity(unchecked) final var shownController: UIViewController?
  @exclusivity(unchecked) final var transition: NavigationTransition?
  // Requests that came while an animation ran (rule 60).
  @exclusivity(unchecked) final var waitingRequests: [() -> Void] = []
  // Whether the callbacks at the start of a change are being made.
  @exclusivity(unchecked) final var isBeginning = false
  @exclusivity(unchecked) private final var isLayoutPending = false
  // Whether the controller that appears with this one has not been seen before: its delegate hears of new tops only, not
  // of one that comes back with the container (rules 21 and 25).
  private final var showsNewTop = false
  // What has left and come since the last layout, for a change that is not animated.
  @exclusivity(unchecked) private final var pendingRemoved: [UIViewController] = []
  @exclusivity(unchecked) private final var pendingAdded: [UIViewController] = []

  open var isToolbarHidden = true
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  open var hidesBarsOnSwipe = false

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    if isPushable(rootViewController) { setStack([rootViewController], animated: false) }
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { waitingPushes.isEmpty ? stack : stack + waitingPushes }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  /// The deepest controller presented over the top one, or the top one (rule 24).
  open var visibleViewController: UIViewController? {
    if let running = transition, running.isAnimated,
      !MainLoop.current.behavior.incomingControllerIsVisibleAtOnce, presentedViewController == nil
    {
      return running.from
    }
    var visible = presentedViewController ?? stack.last
    while let next = visible?.presentation?.controller { visible = next }
    return visible
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    if transition != nil, MainLoop.current.behavior.queuedPushIsInStackAtOnce {
      waitingPushes.append(controller)
    }
    request(animated) { [self] in
      waitingPushes.removeAll { $0 === controller }
      guard isPushable(controller) else { return }
      setStack(stack + [controller], animated: animated)
    }
  }

  // Pushes that wait for a transition to end, where they are to be seen in the stack at once (rule 64).
  @exclusivity(unchecked) private final var waitingPushes: [UIViewController] = []

  open override func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  override var showsControllers: Bool { true }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(animated: animated)
  }

  /// The back button's pop, which an override does not hear of on older systems (rule 48).
  final func popWithoutOverride() {
    pop(animated: true)
  }

  @discardableResult
  private func pop(animated: Bool) -> UIViewController? {
    var popped = stack.count > 1 ? stack.last : nil
    // What a pop returns that has to wait is unknown (rule 66).
    if transition != nil, !MainLoop.current.behavior.queuedPopReturnsController { popped = nil }
    request(animated) { [self] in
      guard stack.count > 1 else { return }
      setStack(Array(stack.dropLast()), animated: animated)
    }
    return popped
  }

  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      MainLoop.current.record(
        .crashed(reason: "Tried to pop to a view controller that doesn't exist."))
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    request(animated) { [self] in
      guard let index = stack.firstIndex(where: { $0 === controller }) else { return }
      setStack(Array(stack[...index]), animated: animated)
    }
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    request(animated) { [self] in
      guard
        controllers.indices.allSatisfy({ index in
          !controllers[..<index].contains { $0 === controllers[index] }
        })
      else {
        MainLoop.current.record(
          .crashed(reason: "All view controllers in a navigation controller must be distinct"))
        return
      }
      guard !controllers.isEmpty || MainLoop.current.behavior.acceptsEmptyStack else { return }
      setStack(controllers, animated: animated)
    }
  }

  private func isPushable(_ controller: UIViewController) -> Bool {
    if controller is UINavigationController {
      MainLoop.current.record(
        .crashed(reason: "Pushing a navigation controller is not supported"))
      return false
    }
    if stack.contains(where: { $0 === controller }) {
      MainLoop.current.record(
        .crashed(
          reason: "\(type(of: self)) is pushing the same view controller instance more than once"
            + " (\(type(of: controller)))"))
      return false
    }
    return true
  }

  /// Runs a request now, or after the animation that is running.
  private func request(_ animated: Bool, _ change: @escaping () -> Void) {
    MainLoop.current.onNavigationRequest?()
    if !animated { MainLoop.current.unanimatedRequestCount += 1 }
    if transition != nil {
      // A transition asked for in the middle of another's callbacks (rules 33 and 67).
      if isBeginning, animated { stack.last?.warnOfUnbalancedCalls() }
      waitingRequests.append(change)
    } else {
      // The same before the first screen has appeared.
      if animated, appearance == .appearing { stack.last?.warnOfUnbalancedCalls() }
      // An animation starts from what has been laid out.
      if animated { layOutPendingChange() }
      change()
    }
  }

  private func setStack(_ controllers: [UIViewController], animated: Bool) {
    let old = stack
    let removed = old.filter { controller in !controllers.contains { $0 === controller } }
    let added = controllers.filter { controller in !old.contains { $0 === controller } }
    for controller in added { take(controller) }
    stack = controllers
    children = controllers
    guard isOnScreen, let top = controllers.last else {
      settleUnseen(removed: removed, added: added)
      if isOnScreen { showNothing(removed) }
      return
    }
    guard top !== shownController || isLayoutPending else {
      settleUnseen(removed: removed, added: added)
      if MainLoop.current.behavior.showsWhenOnlyLowerControllersChange {
        delegate?.navigationController(self, didShow: top, animated: false)
      }
      return
    }
    if animated {
      begin(makeTransition(to: top, old: old, removed: removed, added: added, animated: true))
    } else {
      pendingRemoved += removed
      pendingAdded += added
      scheduleLayout()
    }
  }

  /// An empty stack on screen: the one that was seen disappears (rule 56).
  private func showNothing(_ removed: [UIViewController]) {
    guard let old = shownController, removed.contains(where: { $0 === old }) else { return }
    shownController = nil
    old.beginDisappearing(animated: false)
    old.endDisappearing()
  }

  /// A controller taken out by hand leaves the stack without a transition.
  override func forgetChild(_ child: UIViewController) {
    stack.removeAll { $0 === child }
    super.forgetChild(child)
    guard child === shownController else { return }
    shownController = isOnScreen && transition == nil ? stack.last : nil
    showAtOnce(shownController, insteadOf: child)
  }

  private func take(_ controller: UIViewController) {
    if let parent = controller.parent, parent !== self { controller.removeFromParent() }
    controller.willMove(toParent: self)
    controller.parent = self
  }

  /// Changes that nobody sees happen at once: off screen, or below the top (rules 21 and 54).
  private func settleUnseen(removed: [UIViewController], added: [UIViewController]) {
    for controller in removed where !isInStack(controller) {
      controller.willMove(toParent: nil)
      if controller.parent === self { controller.parent = nil }
      controller.viewIfLoaded?.removeFromSuperview()
      controller.didMove(toParent: nil)
    }
    for controller in added { controller.didMove(toParent: self) }
    if !isOnScreen, shownController !== stack.last { shownController = nil }
  }

  final func isInStack(_ controller: UIViewController) -> Bool {
    stack.contains { $0 === controller }
  }

  // MARK: Changes without animation wait for the next layout (rules 18 and 37)

  private func scheduleLayout() {
    guard !isLayoutPending else { return }
    isLayoutPending = true
    MainLoop.current.transitionDidBegin()
    MainLoop.current.enqueue { [weak self] in
      // The count is the loop's, whether or not the controller is still there.
      guard let self else { return MainLoop.current.transitionDidEnd() }
      layOutPendingChange()
    }
  }

  final func layOutPendingChange() {
    guard isLayoutPending else { return }
    isLayoutPending = false
    defer { MainLoop.current.transitionDidEnd() }
    // What has gone and come back in the meantime has done neither.
    let removed = pendingRemoved.filter { !isInStack($0) }
    let added = pendingAdded.filter { isInStack($0) }
    pendingRemoved = []
    pendingAdded = []
    guard let top = stack.last, top !== shownController, isOnScreen else {
      return settleUnseen(removed: removed, added: added)
    }
    let old = [shownController].compactMap { $0 }
    begin(makeTransition(to: top, old: old, removed: removed, added: added, animated: false))
  }

  // MARK: Appearance of the container

  override var shownChild: UIViewController? {
    if let transition, !transition.isInteractive, !transition.isCancelled { return transition.to }
    return shownController ?? stack.last
  }
  override func forEachLeavingChild(_ body: (UIViewController) -> Void) {
    guard let transition else { return forEachShownChild(body) }
    if let to = transition.to { body(to) }
    if let from = transition.from { body(from) }
  }
  override var asNavigationController: UINavigationController? { self }
  override var managesChildrenItself: Bool { true }

  /// A child that changes the stack while it appears is the one that is shown until the change has been laid out (rule 33).
  override func forEachShownChild(_ body: (UIViewController) -> Void) {
    guard let shown = shownChild else { return }
    if appearance == .appearing, shown !== shownController {
      shownController = shown
      showsNewTop = true
    }
    body(shown)
  }

  override func willShowVisibleChild(_ animated: Bool) {
    guard let shown = shownController else { return }
    if showsNewTop { delegate?.navigationController(self, willShow: shown, animated: animated) }
    view.addSubview(shown.view)
  }

  override func didShowVisibleChild(_ animated: Bool) {
    guard let shown = shownController, showsNewTop else { return }
    showsNewTop = false
    delegate?.navigationController(self, didShow: shown, animated: animated)
  }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let transition {
      let isOver = !transition.isAnimated && !MainLoop.current.behavior.coordinatesUnanimatedChanges
      return isOver ? super.transitionCoordinator : transition
    }
    return super.transitionCoordinator
  }

  // MARK: The bar

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Asked before the back button pops; only a subclass can refuse.
  open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }
}
