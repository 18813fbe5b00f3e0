/// The link from a presenter to what it presents. The presenter keeps it until the dismissal has ended (M6).
@MainActor final class Presentation {
  enum Phase { case presenting, presented, dismissing }

  let controller: UIViewController
  /// The style in which the screen is shown here, with the automatic one and small devices taken into account.
  let style: UIModalPresentationStyle
  /// Whether the presenter is off screen meanwhile.
  let coversPresenter: Bool
  /// Whether the screen lies in its presenter's place in a container, rather than in the window, and so comes and goes with
  /// the presenter.
  let isInContext: Bool
  /// The view that the screen's is put into.
  weak var container: UIView?
  var phase = Phase.presenting
  /// The coordinator of the animation that runs, if one does.
  var coordinator: Transition?

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

/// Both ends of a presentation. UIKit keeps them while the presentation lasts, so that a presenter that an app forgets
/// while it presents stays with what it presents (rules 107 and 108).
struct LivePresentation {
  let presentation: Presentation
  let presenter: UIViewController
}
