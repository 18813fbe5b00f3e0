// The callbacks of appearing and disappearing, for a controller and the children that share its fate. Containers call
// these, never the overridable methods themselves, so that every controller gets each callback once.
extension UIViewController {
  /// Loads what will be on screen, then announces it: `viewWillAppear`, container first.
  final func beginAppearing(animated: Bool) {
    loadVisibleViews()
    announceAppearance(animated: animated)
  }

  private func loadVisibleViews() {
    loadViewIfNeeded()
    forEachVisibleChild { $0.loadVisibleViews() }
  }

  private func announceAppearance(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    // One that has come in while the others loaded.
    loadViewIfNeeded()
    appearance = .appearing
    appearsAnimated = animated
    inContainerOrder {
      viewWillAppear(animated)
    } children: {
      forEachVisibleChild { $0.announceAppearance(animated: animated) }
      willShowVisibleChild(animated)
    }
  }

  /// The view is in the window: `viewIsAppearing`, then layout.
  final func isAppearing() {
    guard appearance == .appearing else { return }
    viewIsAppearing(appearsAnimated)
    forEachVisibleChild { $0.isAppearing() }
    viewWillLayoutSubviews()
    view.layoutIfNeeded()
    viewDidLayoutSubviews()
  }

  /// The transition has ended: `viewDidAppear`.
  final func endAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    inContainerOrder {
      viewDidAppear(appearsAnimated)
    } children: {
      forEachVisibleChild { $0.endAppearing() }
      didShowVisibleChild(appearsAnimated)
    }
  }

  final func beginDisappearing(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    appearsAnimated = animated
    inContainerOrder {
      viewWillDisappear(animated)
    } children: {
      forEachVisibleChild(isLeaving: true) { $0.beginDisappearing(animated: animated) }
    }
  }

  final func endDisappearing() {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    inContainerOrder {
      viewDidDisappear(appearsAnimated)
    } children: {
      forEachVisibleChild(isLeaving: true) { $0.endDisappearing() }
    }
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

  // The child that one of UIKit's containers shows, or those children of an app's container whose views are in it (rules 8
  // and 14).
  private func forEachVisibleChild(
    isLeaving: Bool = false, _ body: (UIViewController) -> Void
  ) {
    if managesChildrenItself {
      isLeaving ? forEachLeavingChild(body) : forEachShownChild(body)
    } else if !children.isEmpty, shouldAutomaticallyForwardAppearanceMethods {
      for child in children where child.isViewInside(self) { body(child) }
    }
  }

  private func isViewInside(_ container: UIViewController) -> Bool {
    guard let own = viewIfLoaded, let view = container.viewIfLoaded else { return false }
    return own !== view && own.isDescendant(of: view)
  }

  // MARK: A container of UIKit's shows another child, without animation and in the call

  /// Shows `new` where `old` was. Where the container is not on screen, they appear and disappear with it.
  final func showAtOnce(
    _ new: UIViewController?, insteadOf old: UIViewController?, newFirst: Bool = false
  ) {
    guard isOnScreen else { return }
    new?.loadViewIfNeeded()
    if newFirst { new?.beginAppearing(animated: false) }
    old?.beginDisappearing(animated: false)
    if !newFirst { new?.beginAppearing(animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    if let new {
      view.addSubview(new.view)
      new.isAppearing()
    }
    old?.endDisappearing()
    if appearance == .appeared { new?.endAppearing() }
  }

  // MARK: A child's view comes into the window by itself, or leaves it (rule 14)

  final func viewDidEnter(_ window: UIWindow?) {
    guard window != nil, let parent, parent.isOnScreen,
      parent.shouldAutomaticallyForwardAppearanceMethods, appearance == .disappeared
    else { return }
    beginAppearing(animated: false)
    isAppearing()
    if parent.appearance == .appeared { endAppearing() }
  }

  final func viewWillLeaveWindow() {
    guard let parent, parent.isOnScreen, parent.shouldAutomaticallyForwardAppearanceMethods else {
      return
    }
    beginDisappearing(animated: false)
  }

  final func viewDidLeaveWindow() {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    endDisappearing()
  }
}

/// Where a controller is between off screen and on screen.
enum Appearance {
  case disappeared, appearing, appeared, disappearing
}
