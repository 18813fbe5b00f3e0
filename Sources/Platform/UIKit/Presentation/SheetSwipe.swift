/// A swipe that drags a sheet down, or a tap outside a popover (section 1.8).
@MainActor final class SheetSwipe {
  private let sheet: UIViewController
  private let presenter: UIViewController
  private let link: Presentation
  private let change: Transition
  private let loop = MainLoop.current
  private let transition: Int

  private init(_ link: Presentation, from presenter: UIViewController) {
    sheet = link.controller
    self.presenter = presenter
    self.link = link
    transition = loop.beginTransition()
    change = presenter.beginDismissal(of: link, animated: true, isInteractive: true)
  }

  /// Begins dragging the frontmost sheet. If it refuses, its delegate is notified (rule 111).
  /// - Returns: `nil` if there is no sheet or it refuses.
  static func begin(on sheet: UIViewController) -> SheetSwipe? {
    guard let presenter = sheet.ownPresenter, let link = presenter.presentation,
      link.controller === sheet, link.phase == .presented, link.style.canBeSwipedAway
    else { return nil }
    let manager = sheet.presentationController
    if isRefused(by: sheet) {
      manager.map { $0.delegate?.presentationControllerDidAttemptToDismiss($0) }
      return nil
    }
    manager.map { $0.delegate?.presentationControllerWillDismiss($0) }
    // The delegate itself may have dismissed the sheet.
    guard presenter.presentation === link, link.phase == .presented else { return nil }
    return SheetSwipe(link, from: presenter)
  }

  /// Whether the sheet or its delegate refuses dismissal by swiping.
  static func isRefused(by sheet: UIViewController) -> Bool {
    if sheet.refusesToBeSwipedAway { return true }
    guard let manager = sheet.ownPresentationController, let delegate = manager.delegate else {
      return false
    }
    return !delegate.presentationControllerShouldDismiss(manager)
  }

  /// Ends the swipe. The sheet is dismissed, or returns, with an animation.
  func end(cancelled: Bool) {
    change.endInteraction(cancelled: cancelled)
    loop.schedule(after: loop.behavior.presentationDuration) { [self] in
      if cancelled { presenter.revertDismissal(link, change) } else { finish() }
      loop.endTransition(transition)
    }
  }

  private func finish() {
    let manager = sheet.presentationController
    presenter.finishDismissal(change)
    manager.map { $0.delegate?.presentationControllerDidDismiss($0) }
    (sheet as? any SwipedScreen)?.userDidSwipeAway()
  }
}

/// A screen of the system with a delegate of its own, to be called when the user swipes it away.
@MainActor package protocol SwipedScreen: UIViewController {
  func userDidSwipeAway()
}

extension UIViewController {
  /// Whether this controller or a visible child forbids dismissal by swiping.
  fileprivate final var refusesToBeSwipedAway: Bool {
    isModalInPresentation || shownChild?.refusesToBeSwipedAway == true
  }
}
