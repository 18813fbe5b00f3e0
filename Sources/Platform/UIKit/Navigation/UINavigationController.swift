/// A container that manages a stack of controllers and shows the topmost.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  @exclusivity(unchecked) open weak var delegate: (any UINavigationControllerDelegate)?
  final let bar = UINavigationBar()
  open var navigationBar: UINavigationBar {
    // Only here, because a weak reference slows a controller down permanently.
    bar.stack = self
    return bar
  }
  @exclusivity(unchecked) open var isNavigationBarHidden = false
  /// The recognizer of the swipe from the left edge, attached to no view.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { backSwipe }
  private let backSwipe = UIGestureRecognizer()

  @exclusivity(unchecked) final var stack: [UIViewController] = []
  /// The controller whose view is shown. Differs from the top until a pending change is laid out.
  @exclusivity(unchecked) final var shownController: UIViewController?
  @exclusivity(unchecked) final var transition: NavigationTransition?
  // Requests made during a change (rule 60).
  @exclusivity(unchecked) private final var waitingRequests: [Request] = []
  final var hasWaitingRequests: Bool { !waitingRequests.isEmpty }
  // Whether a request is being executed, up to the start of its transition.
  @exclusivity(unchecked) private final var isCarryingOut = false
  // Whether the callbacks at the start of a change are running.
  @exclusivity(unchecked) final var isBeginning = false
  // The change without animation that waits for layout, by the number that the loop gave it.
  @exclusivity(unchecked) private(set) final var pendingLayout: Int?
  // Whether the controller that appears with this one is new: the delegate is called only for a new
  // top, not for a controller that reappears with the container (rules 21 and 25).
  @exclusivity(unchecked) final var showsNewTop = false
  // The controllers removed and added since the last layout by changes without animation.
  @exclusivity(unchecked) private final var pendingRemoved: [UIViewController] = []
  @exclusivity(unchecked) private final var pendingAdded: [UIViewController] = []

  @exclusivity(unchecked) open var isToolbarHidden = true
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  // Stored, but without effect: a bar is hidden by code only.
  @exclusivity(unchecked) open var hidesBarsOnSwipe = false
  @exclusivity(unchecked) open var hidesBarsOnTap = false
  @exclusivity(unchecked) open var hidesBarsWhenKeyboardAppears = false
  @exclusivity(unchecked) open var hidesBarsWhenVerticallyCompact = false

  /// Takes over the size that the top controller prefers.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }

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

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { waitingPushes.isEmpty ? stack : stack + waitingPushes }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  /// The topmost modal presented over the stack, or else the top controller (rule 24).
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
      if !waitingPushes.isEmpty { waitingPushes.removeAll { $0 === controller } }
      guard isPushable(controller) else { return }
      var longer: [UIViewController] = Array(capacity: stack.count + 1)
      longer += stack
      longer.append(controller)
      setStack(longer, animated: animated)
    }
  }

  // Queued pushes, if they are to appear in the stack immediately (rule 64).
  @exclusivity(unchecked) private final var waitingPushes: [UIViewController] = []

  open override func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  override var showsControllers: Bool { true }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    pop(animated: animated)
  }

  /// Pops for the back button, which on older systems does not call an override (rule 48).
  final func popWithoutOverride() { pop(animated: true) }

  @discardableResult private func pop(animated: Bool) -> UIViewController? {
    var popped = stack.count > 1 ? stack.last : nil
    // The return value of a queued pop is undocumented (rule 66).
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
    guard let index = index(of: controller) else { return nil }
    let popped = Array(stack[(index + 1)...])
    request(animated) { [self] in
      // Checked again, as an earlier queued request may have popped the controller (rule 61).
      guard let index = self.index(of: controller) else { return }
      setStack(Array(stack[...index]), animated: animated)
    }
    return popped
  }

  private func index(of controller: UIViewController) -> Int? {
    if let index = stack.firstIndex(identicalTo: controller) { return index }
    MainLoop.current.record(
      .crashed(reason: "Tried to pop to a view controller that doesn't exist."),
      about: controller, self)
    return nil
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard !stack.isEmpty else { return nil }
    let popped = Array(stack.dropFirst())
    request(animated) { [self] in setStack(Array(stack.prefix(1)), animated: animated) }
    return popped
  }

  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    request(animated) { [self] in
      guard
        areDistinct(controllers)
      else {
        MainLoop.current.record(
          .crashed(reason: "All view controllers in a navigation controller must be distinct"),
          about: self)
        return
      }
      for controller in controllers where !mayTake(controller) { return }
      guard !controllers.isEmpty || MainLoop.current.behavior.acceptsEmptyStack else { return }
      setStack(controllers, animated: animated)
    }
  }

  private func areDistinct(_ controllers: [UIViewController]) -> Bool {
    for (index, controller) in controllers.enumerated()
    where controllers.firstIndex(identicalTo: controller) != index { return false }
    return true
  }

  private func isPushable(_ controller: UIViewController) -> Bool {
    if controller.asNavigationController != nil {
      MainLoop.current.record(
        .crashed(reason: "Pushing a navigation controller is not supported"),
        about: controller, self)
      return false
    }
    if isInStack(controller) {
      MainLoop.current.record(
        .crashed(
          reason: "\(type(of: self)) is pushing the same view controller instance more than once"
            + " (\(type(of: controller)))"), about: self, controller)
      return false
    }
    return mayTake(controller)
  }

  private struct Request {
    let isAnimated: Bool
    let carryOut: () -> Void
  }

  /// Executes a request now, or after the current change.
  private func request(_ animated: Bool, _ change: @escaping () -> Void) {
    MainLoop.current.onNavigationRequest?()
    if !animated { MainLoop.current.unanimatedRequestCount += 1 }
    // A transition requested within another's callbacks, or before the first screen has appeared
    // (rules 33 and 67).
    if animated, transition == nil ? appearance == .appearing : isBeginning {
      stack.last?.warnOfUnbalancedCalls()
    }
    let request = Request(isAnimated: animated, carryOut: change)
    if transition == nil, !isCarryingOut {
      carryOut(request)
      carryOutWaitingRequests()
    } else {
      waitingRequests.append(request)
    }
  }

  private func carryOut(_ request: Request) {
    isCarryingOut = true
    // An animation starts from a finished layout.
    if request.isAnimated { layOutPendingChange() }
    request.carryOut()
    isCarryingOut = false
  }

  final func carryOutWaitingRequests() {
    while transition == nil, !isCarryingOut, !waitingRequests.isEmpty {
      carryOut(waitingRequests.removeFirst())
    }
  }

  private func setStack(_ controllers: [UIViewController], animated: Bool) {
    let old = stack
    let removed = old.elements(notIn: controllers)
    let added = controllers.elements(notIn: old)
    for controller in added { take(controller) }
    stack = controllers
    children = controllers
    guard isOnScreen, let top = controllers.last else {
      return settleUnseen(removed: removed, added: added)
    }
    guard top !== shownController || pendingLayout != nil else {
      settleUnseen(removed: removed, added: added)
      if MainLoop.current.behavior.showsWhenOnlyLowerControllersChange {
        delegate?.navigationController(self, didShow: top, animated: false)
      }
      return
    }
    if animated {
      begin(makeTransition(to: top, old: old, removed: removed, added: added, animated: true))
    } else {
      pendingRemoved.formUnion(removed)
      pendingAdded.formUnion(added)
      scheduleLayout()
    }
  }

  /// Removes a controller without a transition, after a call to `removeFromParent()`.
  override func forgetChild(_ child: UIViewController) {
    stack.remove(identicalTo: child)
    super.forgetChild(child)
    child.leaveAtOnce(self)
    if child === shownController { shownController = nil }
    showTopAtOnce()
  }

  /// Shows the top controller immediately, unless a change in progress will do so.
  final func showTopAtOnce() {
    guard isOnScreen, transition == nil, pendingLayout == nil, let top = stack.last,
      top !== shownController
    else { return }
    let old = shownController
    shownController = top
    showAtOnce(top, insteadOf: old)
  }

  private func take(_ controller: UIViewController) {
    Self.release(controller, to: self)
    controller.willMove(toParent: self)
    controller.parent = self
  }

  /// Immediately completes changes that are off screen or below the top (rules 21 and 54).
  private func settleUnseen(removed: [UIViewController], added: [UIViewController]) {
    forgetShownControllerOffScreen()
    for controller in removed where !isInStack(controller) {
      controller.willMove(toParent: nil)
      if controller === shownController, isOnScreen { showNothing() }
      if controller.isChild(of: self) { controller.parent = nil }
      if let view = viewIfLoaded { controller.takeViewsOut(of: view) }
      controller.didMove(toParent: nil)
    }
    for controller in added { controller.didMove(toParent: self) }
    forgetShownControllerOffScreen()
    // The stack may have appeared on screen in a callback.
    showTopAtOnce()
  }

  private func forgetShownControllerOffScreen() {
    if !isOnScreen, shownController !== stack.last { shownController = nil }
  }

  /// Makes the visible controller disappear because the stack is empty (rule 56).
  private func showNothing() {
    let old = shownController
    shownController = nil
    old?.leaveAtOnce(self)
  }

  final func isInStack(_ controller: UIViewController) -> Bool {
    stack.contains(identicalTo: controller)
  }

  // MARK: Changes without animation, which wait for the next layout (rules 18 and 37)

  private func scheduleLayout() {
    guard pendingLayout == nil else { return }
    let loop = MainLoop.current
    let number = loop.beginTransition()
    pendingLayout = number
    loop.enqueue { [reference] in
      // The transition ends in any case, because the loop counts it even if the controller was
      // released or has been laid out since.
      if let stack = reference.target(as: UINavigationController.self),
        stack.pendingLayout == number
      {
        stack.layOutPendingChange()
      }
      loop.endTransition(number)
    }
  }

  final func layOutPendingChange() {
    guard let number = pendingLayout, transition == nil else { return }
    pendingLayout = nil
    defer { MainLoop.current.endTransition(number) }
    // A removed controller may have been added again, or an added controller removed again.
    let removed = pendingRemoved.elements(notIn: stack)
    let added = pendingAdded.elements(in: stack)
    pendingRemoved = []
    pendingAdded = []
    guard let top = stack.last, top !== shownController, isOnScreen else {
      return settleUnseen(removed: removed, added: added)
    }
    // Without animation, a change cannot be reverted to the old stack.
    begin(makeTransition(to: top, old: [], removed: removed, added: added, animated: false))
  }

  // MARK: Appearance of the container

  override var shownChild: UIViewController? {
    if let transition, !transition.isInteractive, !transition.isCancelled { return transition.to }
    return shownController ?? stack.last
  }
  override func forEachPlacedChild(_ body: (UIViewController) -> Void) {
    for controller in stack { body(controller) }
    // The controllers being popped by a transition or a swipe, or by the next layout.
    let from = transition?.from
    if let from { forOneThatLeaves(from, body) }
    if let shown = shownController, shown !== from { forOneThatLeaves(shown, body) }
  }
  private func forOneThatLeaves(
    _ controller: UIViewController, _ body: (UIViewController) -> Void
  ) {
    let hasMovedOn = controller.parent != nil && controller.parent !== self
    if !isInStack(controller), !hasMovedOn { body(controller) }
  }
  override var asNavigationController: UINavigationController? { self }
  override var towardsScreen: (next: Unmanaged<UIViewController>, isScreen: Bool)? {
    // Read first: an override may run app code.
    let isScreen = !isNavigationBarHidden
    guard let top = stack.last else { return nil }
    return (Unmanaged.passUnretained(top), isScreen)
  }
  override var managesChildrenItself: Bool { true }

  /// Shows the current top, which counts as new if it was reached off screen (rules 21 and 33).
  override func chooseShownChild() {
    guard let shown = shownChild, shown !== shownController else { return }
    shownController = shown
    showsNewTop = transition?.isAnnounced != true
    shown.isMovingToParent = showsNewTop
  }

  override func willShowVisibleChild(_ animated: Bool) {
    if showsNewTop, let shown = shownController {
      delegate?.navigationController(self, willShow: shown, animated: animated)
    }
    arrangeChildViews()
  }

  override func didShowVisibleChild(_ animated: Bool) {
    guard showsNewTop, let shown = shownController else { return }
    showsNewTop = false
    delegate?.navigationController(self, didShow: shown, animated: animated)
  }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let transition {
      let isOver =
        !transition.isAnimated
        && (transition.isOver || !MainLoop.current.behavior.coordinatesUnanimatedChanges)
      return isOver ? super.transitionCoordinator : transition
    }
    return super.transitionCoordinator
  }

  // MARK: Navigation bar

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Whether the back button pops `item`. Only a subclass can refuse.
  open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }
}
