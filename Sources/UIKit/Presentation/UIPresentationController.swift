/// What manages one presentation: its style, and a delegate that hears when a user puts the screen away.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  // Neither is kept here: whom a presentation keeps, and how long, is the link's matter (M6, M7).
  private weak var presented: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The style that the presented controller had when this object was made (rule 116).
  public let presentationStyle: UIModalPresentationStyle

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    presented = presentedViewController
    presentingViewController = presenting
    let style = presentedViewController.modalPresentationStyle
    presentationStyle = style == .automatic ? .pageSheet : style
    super.init()
  }

  public final var presentedViewController: UIViewController {
    guard let presented else {
      preconditionFailure("a presentation controller was asked for a controller that has died")
    }
    return presented
  }

  /// Whether the presenter's view leaves the window, and the presenter disappears (rule 83).
  open var shouldRemovePresentersView: Bool { false }
  open var presentedView: UIView? { presented?.viewIfLoaded }
  open var containerView: UIView? { presented?.viewIfLoaded?.window }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  final func begin(from presenter: UIViewController) { presentingViewController = presenter }
}

/// A presentation out of a bar button item or a view. Where there is little room it becomes a sheet.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  public struct ArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = ArrowDirection(rawValue: 1)
    public static let down = ArrowDirection(rawValue: 2)
    public static let any = ArrowDirection(rawValue: 15)
  }

  open weak var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = ArrowDirection.any

  var hasSource: Bool { sourceView != nil || barButtonItem != nil }
}

/// Hears of what users do to a presentation, never of what the app does itself (rule 110).
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style where there is little room; `.automatic` leaves it as it is.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ controller: UIPresentationController
  ) {}
}

/// A popover's delegate hears the same.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIViewController {
  /// What manages the presentation that this controller, or the container it is in, is or will be shown by. Made when
  /// first asked for, for the style of that moment (rule 116).
  public final var presentationController: UIPresentationController? {
    if ownPresenter == nil, let parent { return parent.presentationController }
    if let made = ownPresentationController { return made }
    let made =
      modalPresentationStyle == .popover
      ? UIPopoverPresentationController(presentedViewController: self, presenting: ownPresenter)
      : customPresentationController
        ?? UIPresentationController(presentedViewController: self, presenting: ownPresenter)
    ownPresentationController = made
    return made
  }

  private var customPresentationController: UIPresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    return transitioningDelegate?.presentationController(
      forPresented: self, presenting: ownPresenter, source: ownPresenter ?? self)
  }

  /// The same for a popover; `nil` in any other style.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    if self is UIAlertController, ownPresentationController == nil {
      ownPresentationController = UIPopoverPresentationController(
        presentedViewController: self, presenting: ownPresenter)
    }
    return presentationController as? UIPopoverPresentationController
  }
}
