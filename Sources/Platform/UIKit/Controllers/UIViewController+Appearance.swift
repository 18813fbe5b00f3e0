// The appearance callbacks of a controller and of the children that appear and disappear with it.
// Containers call these functions, never the overridable methods, so that each controller receives
// each callback once. Every callback runs app code, which may change any state: check it again
// afterwards.
extension UIViewController {
  /// Loads the views about to appear, then calls `viewWillAppear`, container first.
  final func beginAppearing(animated: Bool) {
    loadVisibleViews()
    announceAppearance(animated: animated)
  }

  final func loadVisibleViews() {
    loadViewIfNeeded()
    forEachVisibleChild { $0.loadVisibleViews() }
  }

  /// Performs the second half of `beginAppearing(animated:)`.
  final func announceAppearance(animated: Bool) {
    if !isCoveredInContext { announceOwnAppearance(animated: animated) }
    guard let link = presentation, link.isInContext, link.phase != .dismissing else { return }
    link.controller.beginAppearing(animated: animated)
  }

  private func announceOwnAppearance(animated: Bool) {
    guard !isOnScreen else { return }
    // A child may have been added while the others were loading.
    loadViewIfNeeded()
    let left = leavingChildren.takeAll()
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
    // This controller reappears, but some of the children that were leaving may not.
    if let left { for child in left { child.endDisappearing() } }
  }

  /// Calls `viewIsAppearing` and lays out the view, once it is in the window.
  final func isAppearing() {
    if appearance == .appearing, awaitsView {
      awaitsView = false
      if managesChildrenItself { forEachShownChild { $0.viewIfLoaded?.frame = view.bounds } }
      viewIsAppearing(appearsAnimated)
      forEachVisibleChild {
        // The child was added to an app's own container after `viewWillAppear` was forwarded.
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

  /// Calls `viewDidAppear` at the end of the transition.
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

  /// Begins the disappearance of the controller, but not of a modal in its own context.
  final func beginOwnDisappearing(animated: Bool) {
    guard isOnScreen else { return }
    appearance = .disappearing
    appearsAnimated = animated
    let children = seenChildren
    leavingChildren = children
    inContainerOrder {
      viewWillDisappear(animated)
    } children: {
      guard let children else { return }
      for child in children { beginDisappearing(of: child, animated: animated) }
    }
  }

  // The container's callback may have made the container disappear for good, or reappear with or
  // without this child.
  private func beginDisappearing(of child: UIViewController, animated: Bool) {
    if isOnScreen, managesChildrenItself ? shows(child) : child.isViewInside(self) { return }
    child.beginDisappearing(animated: animated)
    if appearance != .disappearing { child.endDisappearing() }
  }

  final func endDisappearing() {
    contextModal?.endDisappearing()
    endOwnDisappearing()
  }

  /// Ends the disappearance of the controller, but not of a modal in its own context.
  final func endOwnDisappearing() {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    let children = leavingChildren.takeAll()
    inContainerOrder {
      viewDidDisappear(appearsAnimated)
    } children: {
      guard let children else { return }
      for child in children { child.endDisappearing() }
    }
    isMovingToParent = false
    isMovingFromParent = false
    isLeavingParent = false
  }

  /// Whether the controller is on screen or about to be.
  final var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  /// Runs both closures, in the order used by the modelled version of UIKit (rule 9).
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

  // The children shown by one of UIKit's containers or, in an app's own container, the children
  // whose views are inside its view (rules 8 and 14).
  private func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    if managesChildrenItself {
      forEachShownChild(body)
    } else if !children.isEmpty, shouldAutomaticallyForwardAppearanceMethods {
      for child in children where child.isViewInside(self) { body(child) }
    }
  }

  // The children that have not disappeared, selected or not. They leave with their container and
  // receive `viewDidDisappear` even if the selection changes meanwhile.
  private var seenChildren: [UIViewController]? {
    guard !children.isEmpty || managesChildrenItself else { return nil }
    var seen: [UIViewController]?
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

/// The state of a controller: off screen, on screen or in between.
enum Appearance {
  case disappeared, appearing, appeared, disappearing
}
