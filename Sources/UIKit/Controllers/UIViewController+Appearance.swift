// The callbacks of appearing and disappearing, for a controller and the children that share its fate. Containers call
// these, never the overridable methods themselves, so that every controller gets each callback once. Every callback runs
// the app's code, which may change anything: what follows one looks at the state again.
extension UIViewController {
  /// Loads what will be on screen, then announces it: `viewWillAppear`, container first.
  final func beginAppearing(animated: Bool) {
    loadVisibleViews()
    announceAppearance(animated: animated)
  }

  final func loadVisibleViews() {
    loadViewIfNeeded()
    forEachVisibleChild { $0.loadVisibleViews() }
  }

  /// The second half of `beginAppearing(animated:)`.
  final func announceAppearance(animated: Bool) {
    if !isCoveredInContext { announceOwnAppearance(animated: animated) }
    guard let link = presentation, link.isInContext, link.phase != .dismissing else { return }
    link.controller.beginAppearing(animated: animated)
  }

  private func announceOwnAppearance(animated: Bool) {
    guard !isOnScreen else { return }
    // One that has come in while the others loaded.
    loadViewIfNeeded()
    let left = leavingChildren
    leavingChildren = []
    appearance = .appearing
    awaitsView = true
    appearsAnimated = animated
    wasJustAdded = false
    inContainerOrder {
      viewWillAppear(animated)
    } children: {
      guard appearance == .appearing else { return }
      chooseShownChild()
      forEachVisibleChild {
        if appearance == .appearing { $0.announceAppearance(animated: animated) }
      }
      if appearance == .appearing { willShowVisibleChild(animated) }
    }
    // It comes back, and not all that were leaving with it do.
    for child in left { child.endDisappearing() }
  }

  /// The view is in the window: `viewIsAppearing`, then layout.
  final func isAppearing() {
    if appearance == .appearing, awaitsView {
      awaitsView = false
      if managesChildrenItself { forEachShownChild { $0.viewIfLoaded?.frame = view.bounds } }
      viewIsAppearing(appearsAnimated)
      forEachVisibleChild {
        // One that an app's own container took in after the others had been announced.
        if !managesChildrenItself, isOnScreen { $0.announceAppearance(animated: appearsAnimated) }
        $0.isAppearing()
      }
      viewWillLayoutSubviews()
      view.layOut()
      viewDidLayoutSubviews()
    }
    contextModal?.isAppearing()
  }

  /// The transition has ended: `viewDidAppear`.
  final func endAppearing() {
    if appearance == .appearing {
      appearance = .appeared
      inContainerOrder {
        viewDidAppear(appearsAnimated)
      } children: {
        forEachVisibleChild { $0.endAppearing() }
        didShowVisibleChild(appearsAnimated)
      }
      isMovingToParent = false
    }
    contextModal?.endAppearing()
  }

  final func beginDisappearing(animated: Bool) {
    contextModal?.beginDisappearing(animated: animated)
    beginOwnDisappearing(animated: animated)
  }

  /// The same without what is presented in the controller's own context.
  final func beginOwnDisappearing(animated: Bool) {
    guard isOnScreen else { return }
    appearance = .disappearing
    appearsAnimated = animated
    let children = seenChildren
    leavingChildren = children
    inContainerOrder {
      viewWillDisappear(animated)
    } children: {
      for child in children { beginDisappearing(of: child, animated: animated) }
    }
  }

  // The container may have disappeared for good in its own callback, or come back, with the child or without.
  private func beginDisappearing(of child: UIViewController, animated: Bool) {
    if isOnScreen, managesChildrenItself ? shows(child) : child.isViewInside(self) { return }
    child.beginDisappearing(animated: animated)
    if appearance != .disappearing { child.endDisappearing() }
  }

  final func endDisappearing() {
    contextModal?.endDisappearing()
    endOwnDisappearing()
  }

  /// The same without what is presented in the controller's own context.
  final func endOwnDisappearing() {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    let children = leavingChildren
    leavingChildren = []
    inContainerOrder {
      viewDidDisappear(appearsAnimated)
    } children: {
      for child in children { child.endDisappearing() }
    }
    isMovingToParent = false
    isMovingFromParent = false
    isLeavingParent = false
  }

  /// Whether the controller is on screen, or on its way there.
  final var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  /// Container first or child first, which versions of UIKit do differently (rule 9).
  private func inContainerOrder(_ own: () -> Void, children: () -> Void) {
    if MainLoop.current.behavior.forwardsAppearanceAfterContainer {
      own()
      children()
    } else {
      children()
      own()
    }
  }

  // MARK: Children

  // The child that one of UIKit's containers shows, or those children of an app's container whose views are in it (rules 8
  // and 14).
  private func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    if managesChildrenItself {
      forEachShownChild(body)
    } else if !children.isEmpty, shouldAutomaticallyForwardAppearanceMethods {
      for child in children where child.isViewInside(self) { body(child) }
    }
  }

  // The children that have not disappeared, whichever of them should be seen: they leave with their container, and hear the
  // end of it, whoever is chosen in the meantime.
  private var seenChildren: [UIViewController] {
    guard !children.isEmpty || managesChildrenItself else { return [] }
    var seen: [UIViewController] = []
    if managesChildrenItself {
      forEachPlacedChild { if $0.isSeen { seen.append($0) } }
    } else if shouldAutomaticallyForwardAppearanceMethods {
      for child in children where child.isSeen && (child.awaitsView || child.isViewInside(self)) {
        seen.append(child)
      }
    }
    return seen
  }

  private var isSeen: Bool {
    appearance != .disappeared || contextModal.map { $0.appearance != .disappeared } == true
  }

  private func isViewInside(_ container: UIViewController) -> Bool {
    guard let own = viewIfLoaded, let view = container.viewIfLoaded else { return false }
    if own !== view, own.isDescendant(of: view) { return true }
    return contextModal?.isViewInside(container) ?? false
  }

  // MARK: Views

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
    if let old, !shows(old) { old.beginDisappearing(animated: false) }
    if !newFirst { announce(new) }
    // It may have been chosen again as it was leaving.
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
    guard isOnScreen, parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    isMovingFromParent = isLeavingParent
    beginDisappearing(animated: false)
  }

  final func viewDidLeaveWindow() {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    contextModal?.viewIfLoaded?.detach()
    endDisappearing()
  }
}

/// Where a controller is between off screen and on screen.
enum Appearance {
  case disappeared, appearing, appeared, disappearing
}
