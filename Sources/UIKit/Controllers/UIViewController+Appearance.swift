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
        if !managesChildrenItself, appearance == .appearing, !$0.hasItsPlaceOnScreen {
          $0.announceAppearance(animated: appearsAnimated)
        }
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
}

/// Where a controller is between off screen and on screen.
enum Appearance {
  case disappeared, appearing, appeared, disappearing
}
