// Placement of children's views, and the callbacks that it causes. As with appearance, every
// callback may change any state; check it again afterwards.
extension UIViewController {
  /// Adds the view to the container unless a modal in its context covers it; also adds the modals.
  final func placeViews(in container: UIView) {
    if !isCoveredInContext, let view, view.superview !== container {
      view.frame = container.bounds
      container.addSubview(view)
    }
    contextModal?.placeViews(in: container)
  }

  /// Removes from `container` the views that `placeViews(in:)` adds, if it contains them.
  final func takeViewsOut(of container: UIView) {
    if let view = viewIfLoaded, view.superview === container { view.detach() }
    contextModal?.takeViewsOut(of: container)
  }

  final func isPlaced(in container: UIView) -> Bool {
    viewIfLoaded?.superview === container || contextModal?.isPlaced(in: container) == true
  }

  /// Adds the views of the shown children and removes those of the others.
  final func arrangeChildViews() {
    let view: UIView = view
    forEachPlacedChild { if !shows($0) { $0.takeViewsOut(of: view) } }
    forEachShownChild { $0.placeViews(in: view) }
  }

  // MARK: Immediate changes of the shown child, without animation

  /// Replaces `old` with `new`. If the container is off screen, they appear and disappear with it.
  final func showAtOnce(
    _ new: UIViewController?, insteadOf old: UIViewController?, newFirst: Bool = false
  ) {
    guard isOnScreen else { return }
    new?.loadVisibleViews()
    if newFirst { announce(new) }
    // The old child may be selected again in a callback before it leaves.
    if let old, !shows(old) { old.beginDisappearing(animated: false) }
    if !newFirst { announce(new) }
    if let old, !shows(old) { old.takeViewsOut(of: view) }
    if let new, shows(new), new.hasItsPlaceOnScreen {
      new.placeViews(in: view)
      new.isAppearing()
    }
    if let old, !shows(old) { old.endDisappearing() }
    if let new, shows(new), appearance == .appeared { new.endAppearing() }
  }

  // Another child may have been selected since.
  private func announce(_ new: UIViewController?) {
    guard let new, isOnScreen, shows(new) else { return }
    new.announceAppearance(animated: false)
  }

  /// Removes a child's view from the container immediately, without animation.
  final func leaveAtOnce(_ container: UIViewController) {
    beginDisappearing(animated: false)
    if let view = container.viewIfLoaded { takeViewsOut(of: view) }
    endDisappearing()
  }

  // MARK: A child's view entering or leaving the window (rule 14)

  /// Whether the controller lays out its view because it appears, now or with its container.
  final var laysOutItsView: Bool {
    // The view of a covered presenter is put back before the controller reappears.
    if isOnScreen || presentation != nil { return true }
    guard let parent, parent.isOnScreen else { return false }
    return parent.managesChildrenItself || parent.shouldAutomaticallyForwardAppearanceMethods
  }

  final func viewDidEnter(_ window: UIWindow?) {
    guard window != nil, appearance == .disappeared, let container, container.isOnScreen,
      parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
    else { return }
    loadVisibleViews()
    // The container may have begun to disappear, or removed the child, while the view was loading.
    guard container.isOnScreen, self.container === container, view.window != nil else { return }
    isMovingToParent = wasJustAdded
    announceAppearance(animated: false)
    if let superview = view.superview { contextModal?.placeViews(in: superview) }
    isAppearing()
    if container.appearance == .appeared { endAppearing() }
  }

  /// The parent; without one, the controller to whose view the app has added this one's. Many apps
  /// add the view first.
  private final var container: UIViewController? {
    if let parent { return parent }
    return presentation == nil ? viewIfLoaded?.superview?.nearestController : nil
  }

  final func viewWillLeaveWindow() {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    if isOnScreen { isMovingFromParent = isLeavingParent }
    beginDisappearing(animated: false)
  }

  final func viewDidLeaveWindow() {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    contextModal?.viewIfLoaded?.detach()
    endDisappearing()
  }
}
