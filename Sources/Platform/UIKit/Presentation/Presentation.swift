/// The link from a presenter to its presented controller.
///
/// The presenter retains it until the dismissal ends (M6).
@MainActor final class Presentation {
  enum Phase { case presenting, presented, dismissing }

  let controller: UIViewController
  /// The style in effect, with `.automatic` resolved and adapted to the device.
  let style: UIModalPresentationStyle
  /// Whether the presenter is off screen during the presentation.
  let coversPresenter: Bool
  /// Whether the presented view is in its presenter's container, so that they appear together.
  ///
  /// Otherwise it is in the window.
  let isInContext: Bool
  /// The view that contains the presented view.
  var container: UIView? {
    get { containerReference?.target(as: UIView.self) }
    set { containerReference = newValue?.reference }
  }
  @exclusivity(unchecked) private var containerReference: ResponderReference?
  @exclusivity(unchecked) var phase = Phase.presenting
  // The turn in which an animated dismissal began.
  @exclusivity(unchecked) private var turnOfDismissal: Int?
  /// The transition coordinator of the running animation, if any.
  @exclusivity(unchecked) var coordinator: Transition?

  init(_ controller: UIViewController, by presenter: UIViewController) {
    self.controller = controller
    isInContext =
      presenter.parent != nil
      || controller.modalPresentationStyle.staysInContext
        && presenter.ownPresenter?.presentation?.isInContext == true
    style = Presentation.effectiveStyle(of: controller)
    coversPresenter =
      style.coversPresenter
      || (style == .custom
        && controller.presentationController?.shouldRemovePresentersView == true)
  }

  func beginDismissal(animated: Bool) {
    phase = .dismissing
    turnOfDismissal = animated ? MainLoop.current.turnCount : nil
  }

  /// Whether a presentation requested now waits for the end of the dismissal (rule 95).
  var letsRequestsWait: Bool {
    phase == .dismissing && MainLoop.current.behavior.presentationsAwaitDismissals
      && turnOfDismissal != MainLoop.current.turnCount
  }

  private static func effectiveStyle(of controller: UIViewController) -> UIModalPresentationStyle {
    let style = controller.modalPresentationStyle
    let wanted = style == .automatic ? .pageSheet : style
    guard MainLoop.current.idiom == .phone, wanted.canBeSwipedAway else { return wanted }
    guard let manager = controller.ownPresentationController, let delegate = manager.delegate else {
      return wanted == .popover ? .pageSheet : wanted
    }
    let adapted = delegate.adaptivePresentationStyle(
      for: manager, traitCollection: controller.traitCollection)
    switch adapted {
    case .none: return wanted
    case .automatic: return wanted == .popover ? .pageSheet : wanted
    default: return adapted
    }
  }
}

/// A presentation and its presenter.
///
/// UIKit retains both as long as the presentation lasts. Therefore, a presenter that the app has
/// released stays alive with its modal (rules 107 and 108).
struct LivePresentation {
  let presentation: Presentation
  let presenter: UIViewController
}
