// Presentations in a controller's own context (rule 85): the modal is in the presenter's container,
// appears and disappears with the presenter, and may cover it.
extension UIViewController {
  /// Whether a modal in this controller's own context covers it.
  final var isCoveredInContext: Bool {
    guard let link = presentation, link.isInContext else { return false }
    return link.coversPresenter && link.phase == .presented
  }

  /// The modal in this controller's own context, which appears and disappears with it.
  final var contextModal: UIViewController? {
    guard let link = presentation, link.isInContext else { return nil }
    return link.controller
  }

  /// Whether the controller, or the modal that covers it in its own context, is on screen.
  final var hasItsPlaceOnScreen: Bool {
    isCoveredInContext ? contextModal?.hasItsPlaceOnScreen == true : isOnScreen
  }

  /// Whether a covered presenter can reappear.
  ///
  /// It can if it has a place in its container, over its own presenter, or as its window's root.
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
