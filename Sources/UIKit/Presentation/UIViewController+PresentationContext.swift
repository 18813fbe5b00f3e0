// Presentations in a controller's own context (rule 85): the screen lies in the presenter's container, comes and goes with the
// presenter, and may have taken its place.
extension UIViewController {
  /// Whether what is presented in this controller's own context has taken its place.
  final var isCoveredInContext: Bool {
    guard let link = presentation, link.isInContext else { return false }
    return link.coversPresenter && link.phase == .presented
  }

  /// What is presented in this controller's own context, and comes and goes with it.
  final var contextModal: UIViewController? {
    guard let link = presentation, link.isInContext else { return nil }
    return link.controller
  }

  /// Whether the controller, or what has taken its place, is on screen.
  final var hasItsPlaceOnScreen: Bool {
    isCoveredInContext ? contextModal?.hasItsPlaceOnScreen == true : isOnScreen
  }

  /// Whether there is still a place for a presenter that was covered: in its container, over its own presenter, or as the
  /// root of its window.
  final var hasPlace: Bool {
    if let parent {
      return parent.isOnScreen && (!parent.managesChildrenItself || parent.shows(self))
    }
    if let ownPresenter {
      return ownPresenter.presentation?.isInContext != true || ownPresenter.hasPlace
    }
    let window = presentation?.container as? UIWindow
    return window?.rootViewController === self && window?.isHidden == false
  }
}
