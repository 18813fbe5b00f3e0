// Where the views of children are, and what they hear as they come there and go. Here, too, every callback may change
// anything, and what follows looks again.
extension UIViewController {
  /// Puts the view into a container's or a window, with what is presented in the controller's own context.
  final func placeViews(in container: UIView) {
    if !isCoveredInContext, let view, view.superview !== container {
      view.frame = container.bounds
      container.addSubview(view)
    }
    contextModal?.placeViews(in: container)
  }

  /// Takes the same out again, if it is there.
  final func takeViewsOut(of container: UIView) {
    if let view = viewIfLoaded, view.superview === container { view.detach() }
    contextModal?.takeViewsOut(of: container)
  }

  final func isPlaced(in container: UIView) -> Bool {
    viewIfLoaded?.superview === container || contextModal?.isPlaced(in: container) == true
  }

  /// Puts the views of the children that are shown in place, and takes out those of all the others.
  final func arrangeChildViews() {
    let view: UIView = view
    forEachPlacedChild { if !shows($0) { $0.takeViewsOut(of: view) } }
    forEachShownChild { $0.placeViews(in: view) }
  }

  // MARK: A container of UIKit's shows another child, without animation and in the call

  /// Shows `new` where `old` was. Where the container is not on screen, they appear and disappear with it.
  final func showAtOnce(
    _ new: UIViewController?, insteadOf old: UIViewController?, newFirst: Bool = false
  ) {
    guard isOnScreen else { return }
    new?.loadVisibleViews()
    if newFirst { announce(new) }
    // The old one may be chosen again before it leaves, or as it is leaving.
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

  // Another may have been chosen since.
  private func announce(_ new: UIViewController?) {
    guard let new, isOnScreen, shows(new) else { return }
    new.announceAppearance(animated: false)
  }

  /// A child leaves its container in the call, with its view.
  final func leaveAtOnce(_ container: UIViewController) {
    beginDisappearing(animated: false)
    if let view = container.viewIfLoaded { takeViewsOut(of: view) }
    endDisappearing()
  }

  // MARK: A child's view comes into the window by itself, or leaves it (rule 14)

  final func viewDidEnter(_ window: UIWindow?) {
    guard window != nil, let parent, parent.isOnScreen,
      parent.shouldAutomaticallyForwardAppearanceMethods, appearance == .disappeared
    else { return }
    loadVisibleViews()
    // The container may have begun to leave, or let go of the child, while the view loaded.
    guard parent.isOnScreen, self.parent === parent, view.window != nil else { return }
    isMovingToParent = wasJustAdded
    announceAppearance(animated: false)
    if let superview = view.superview { contextModal?.placeViews(in: superview) }
    isAppearing()
    if parent.appearance == .appeared { endAppearing() }
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
