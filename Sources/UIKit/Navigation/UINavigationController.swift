/// A stack of screens of which the topmost is seen.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?
  public let navigationBar = UINavigationBar()
  open private(set) var isNavigationBarHidden = false
  /// The swipe from the left edge; its view is the controller's own.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  final var stack: [UIViewController] = []
  /// The controller whose view is in place; differs from the top until a pending change has been laid out.
  final var shownController: UIViewController?
  final var transition: NavigationTransition?
  // Requests that came while an animation ran (rule 60).
  private final var waitingRequests: [() -> Void] = []
  private final var isLayoutPending = false
  // What has left and come since the last layout, for a change that is not animated.
  private final var pendingRemoved: [UIViewController] = []
  private final var pendingAdded: [UIViewController] = []

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], animated: false)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  open var visibleViewController: UIViewController? {
    var visible = presentedViewController ?? stack.last
    while let next = visible?.presentation?.controller { visible = next }
    return visible
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    request(animated) { [self] in
      guard isPushable(controller) else { return }
      setStack(stack + [controller], animated: animated)
    }
  }

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
    let popped = stack.count > 1 ? stack.last : nil
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
    if transition != nil {
      waitingRequests.append(change)
    } else {
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

  private func take(_ controller: UIViewController) {
    if let parent = controller.parent, parent !== self { controller.removeFromParent() }
    controller.willMove(toParent: self)
    controller.parent = self
  }

  /// Changes that nobody sees happen at once: off screen, or below the top (rules 21 and 54).
  private func settleUnseen(removed: [UIViewController], added: [UIViewController]) {
    for controller in removed {
      controller.willMove(toParent: nil)
      controller.parent = nil
      controller.viewIfLoaded?.removeFromSuperview()
      controller.didMove(toParent: nil)
    }
    for controller in added { controller.didMove(toParent: self) }
    if !isOnScreen { shownController = nil }
  }

  // MARK: Changes without animation wait for the next layout (rules 18 and 37)

  private func scheduleLayout() {
    guard !isLayoutPending else { return }
    isLayoutPending = true
    MainLoop.current.runningTransitions += 1
    MainLoop.current.enqueue { [weak self] in
      // The count is the loop's, whether or not the controller is still there.
      guard let self else { return MainLoop.current.runningTransitions -= 1 }
      layOutPendingChange()
    }
  }

  private func layOutPendingChange() {
    guard isLayoutPending else { return }
    isLayoutPending = false
    MainLoop.current.runningTransitions -= 1
    let (removed, added) = (pendingRemoved, pendingAdded)
    pendingRemoved = []
    pendingAdded = []
    guard let top = stack.last, top !== shownController, isOnScreen else {
      return settleUnseen(removed: removed, added: added)
    }
    let old = [shownController].compactMap { $0 }
    begin(makeTransition(to: top, old: old, removed: removed, added: added, animated: false))
  }

  // MARK: Transitions

  private func makeTransition(
    to top: UIViewController, old: [UIViewController], removed: [UIViewController],
    added: [UIViewController], animated: Bool, interactive: Bool = false
  ) -> NavigationTransition {
    // A top that was in the stack before is gone back to; any other is gone on to (rule 53).
    let isPop = !added.contains { $0 === top }
    return NavigationTransition(
      isPop ? .pop : .push, from: shownController, to: top, removed: removed, added: added,
      isAnimated: animated, isInteractive: interactive)
  }

  private func begin(_ change: NavigationTransition) {
    transition = change
    MainLoop.current.runningTransitions += 1
    announceRemoval(of: change)
    let isLeaving = change.removed.contains { $0 === change.from }
    let isComing = change.added.contains { $0 === change.to }
    if isComing { change.to?.loadViewIfNeeded() }
    change.from?.isMovingFromParent = isLeaving
    change.from?.beginDisappearing(animated: change.isAnimated)
    if !MainLoop.current.behavior.clearsParentAtOnce, !change.isInteractive {
      clearParents(of: change)
    }
    change.to?.isMovingToParent = isComing
    change.to?.beginAppearing(animated: change.isAnimated)
    if let to = change.to {
      delegate?.navigationController(self, willShow: to, animated: change.isAnimated)
      view.addSubview(to.view)
      to.isAppearing()
    }
    change.startAnimation()
    if !change.isAnimated {
      finish(change)
    } else if !change.isInteractive {
      scheduleEnd(of: change)
    }
  }

  private func announceRemoval(of change: NavigationTransition) {
    for controller in change.removed {
      let isSeen = controller === change.from
      if isSeen || MainLoop.current.behavior.announcesMiddleControllers {
        controller.willMove(toParent: nil)
      }
    }
    if MainLoop.current.behavior.clearsParentAtOnce, !change.isInteractive {
      clearParents(of: change)
    }
  }

  private func clearParents(of change: NavigationTransition) {
    for controller in change.removed { controller.parent = nil }
  }

  private func scheduleEnd(of change: NavigationTransition) {
    let loop = MainLoop.current
    loop.schedule(after: loop.behavior.navigationDuration) { [self] in
      if change.isCancelled { revert(change) } else { finish(change) }
    }
  }

  private func finish(_ change: NavigationTransition) {
    clearParents(of: change)
    change.from?.viewIfLoaded?.removeFromSuperview()
    change.from?.endDisappearing()
    change.from?.isMovingFromParent = false
    shownController = change.to
    change.to?.endAppearing()
    change.to?.isMovingToParent = false
    let movesFirst = MainLoop.current.behavior.movesBeforeDidShow
    if movesFirst { tellMoves(of: change) }
    // For a change without animation there is no coordinator any more (rule 20).
    if !change.isAnimated { transition = nil }
    if let to = change.to {
      delegate?.navigationController(self, didShow: to, animated: change.isAnimated)
    }
    if !movesFirst { tellMoves(of: change) }
    end(change)
  }

  private func tellMoves(of change: NavigationTransition) {
    for controller in change.added { controller.didMove(toParent: self) }
    for controller in change.removed {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.didMove(toParent: nil)
    }
  }

  private func end(_ change: NavigationTransition) {
    change.complete()
    transition = nil
    MainLoop.current.runningTransitions -= 1
    runWaitingRequests()
  }

  private func runWaitingRequests() {
    while transition == nil, !waitingRequests.isEmpty {
      waitingRequests.removeFirst()()
    }
  }

  // MARK: The edge swipe (section 1.6)

  /// Whether a swipe may begin now (rule 68).
  final var canSwipeBack: Bool {
    guard stack.count > 1, transition == nil, let recognizer = interactivePopGestureRecognizer,
      recognizer.isEnabled
    else { return false }
    if let judge = recognizer.delegate { return judge.gestureRecognizerShouldBegin(recognizer) }
    return stack.last?.navigationItem.showsBackButton == true && !isNavigationBarHidden
  }

  final func beginSwipeBack() {
    layOutPendingChange()
    guard let leaving = stack.last else { return }
    let old = stack
    stack.removeLast()
    children = stack
    guard let top = stack.last else { return }
    begin(
      makeTransition(
        to: top, old: old, removed: [leaving], added: [], animated: true, interactive: true))
  }

  final func endSwipeBack(cancelled: Bool) {
    guard let change = transition, change.isInteractive else { return }
    change.endInteraction(cancelled: cancelled)
    scheduleEnd(of: change)
  }

  private func revert(_ change: NavigationTransition) {
    guard let revealed = change.to, let returning = change.from else { return }
    stack.append(returning)
    children = stack
    revealed.beginDisappearing(animated: true)
    revealed.view.removeFromSuperview()
    revealed.endDisappearing()
    returning.isMovingFromParent = false
    returning.beginAppearing(animated: true)
    returning.isAppearing()
    returning.endAppearing()
    returning.didMove(toParent: self)
    end(change)
  }

  // MARK: Appearance of the container

  override var visibleChild: UIViewController? { shownController ?? stack.last }

  override func willShowVisibleChild(_ animated: Bool) {
    guard let top = stack.last else { return }
    shownController = top
    delegate?.navigationController(self, willShow: top, animated: animated)
    view.addSubview(top.view)
  }

  override func didShowVisibleChild(_ animated: Bool) {
    guard let top = stack.last else { return }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition.flatMap { $0.isAnimated ? $0 : nil }
  }

  // MARK: The bar

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Asked before the back button pops; only a subclass can refuse.
  open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
