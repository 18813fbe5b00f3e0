// The callbacks of appearing and disappearing, for a controller and the child that shares its fate. Containers call
// these, never the overridable methods themselves, so that every controller gets each callback once.
extension UIViewController {
  /// Loads what will be on screen, then announces it: `viewWillAppear`, container first.
  final func beginAppearing(animated: Bool) {
    loadVisibleViews()
    announceAppearance(animated: animated)
  }

  private func loadVisibleViews() {
    loadViewIfNeeded()
    visibleChild?.loadVisibleViews()
  }

  private func announceAppearance(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    appearance = .appearing
    appearsAnimated = animated
    viewWillAppear(animated)
    guard let child = visibleChild else { return }
    child.announceAppearance(animated: animated)
    willShowVisibleChild(animated)
  }

  /// The view is in the window: `viewIsAppearing`, then layout.
  final func isAppearing() {
    guard appearance == .appearing else { return }
    viewIsAppearing(appearsAnimated)
    visibleChild?.isAppearing()
    viewWillLayoutSubviews()
    view.layoutIfNeeded()
    viewDidLayoutSubviews()
  }

  /// The transition has ended: `viewDidAppear`.
  final func endAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(appearsAnimated)
    guard let child = visibleChild else { return }
    child.endAppearing()
    didShowVisibleChild(appearsAnimated)
  }

  final func beginDisappearing(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    appearsAnimated = animated
    viewWillDisappear(animated)
    visibleChild?.beginDisappearing(animated: animated)
  }

  final func endDisappearing() {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(appearsAnimated)
    visibleChild?.endDisappearing()
  }

  /// Whether the controller is on screen, or on its way there.
  final var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }
}
