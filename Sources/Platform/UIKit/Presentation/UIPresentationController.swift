/// An object that manages a presentation: its style, and a delegate for dismissals by the user.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  // Neither controller is retained here; `Presentation` determines their lifetimes (M6, M7).
  @exclusivity(unchecked) private weak var presented: UIViewController?
  @exclusivity(unchecked) private weak var presenter: UIViewController?
  @exclusivity(unchecked) open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The presented controller's style when this object was created (rule 116).
  open var presentationStyle: UIModalPresentationStyle { style }
  private let style: UIModalPresentationStyle

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    presented = presentedViewController
    presenter = presenting
    let style = presentedViewController.modalPresentationStyle
    self.style = style == .automatic ? .pageSheet : style
    super.init()
  }

  public final var presentedViewController: UIViewController {
    guard let presented else {
      preconditionFailure("the presentation controller has outlived the controller")
    }
    return presented
  }

  public final var presentingViewController: UIViewController {
    guard let presenter = presenter ?? presented?.presentingViewController else {
      preconditionFailure("the controller is not presented")
    }
    return presenter
  }

  /// Whether the presenter's view is removed, so that the presenter disappears (rule 83).
  open var shouldRemovePresentersView: Bool { false }
  open var presentedView: UIView? { presented?.viewIfLoaded }
  /// The view that contains the presented view, and the views that an app's own manager adds, from
  /// the beginning of the presentation to the end of the dismissal.
  ///
  /// It is a view of its own for the style `.custom`, and otherwise the window.
  open var containerView: UIView? { ownContainer ?? presented?.viewIfLoaded?.window }
  /// The container of a presentation with the style `.custom`, while it lasts.
  @exclusivity(unchecked) private(set) final var ownContainer: UIView?
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Called before and after the container of a presentation with the style `.custom` lays out its
  /// views, when it is shown and when the interface rotates.
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  /// Never called by UIKit: the delegate adapts the style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open var shouldPresentInFullscreen: Bool { true }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called when the interface rotates.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the size classes change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called when the presented controller prefers another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Never called: views have no sizes of their own.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Never called by UIKit.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

  final func begin(from presenter: UIViewController, in container: UIView?) {
    self.presenter = presenter
    guard style == .custom, let container else { return }
    let own = PresentationContainer(frame: container.bounds)
    own.manager = self
    container.addSubview(own)
    ownContainer = own
  }

  final func turn(to bounds: CGRect) {
    ownContainer?.frame = bounds
    ownContainer?.setNeedsLayout()
  }

  final func end() {
    ownContainer?.removeFromSuperview()
    ownContainer = nil
  }
}

extension UIPresentationController: UIContentContainer {}

/// The view that contains a presented view, and what the app's own manager of the presentation
/// adds.
private final class PresentationContainer: UIView {
  weak var manager: UIPresentationController?

  override func layoutSubviews() {
    manager?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    manager?.containerViewDidLayoutSubviews()
  }
}

/// The methods called for dismissals by the user, but not by code (rule 110).
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style in a compact environment; `.automatic` leaves it unchanged.
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
  /// Never called: only the style of a presentation is adapted.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
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
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
}

extension UIViewController {
  /// The object that manages the presentation of this controller or its container.
  ///
  /// Created on first access, for the style at that time (rule 116).
  public final var presentationController: UIPresentationController? {
    if ownPresenter == nil, let parent { return parent.presentationController }
    if let made = ownPresentationController { return made }
    let made =
      modalPresentationStyle == .popover
      ? UIPopoverPresentationController(presentedViewController: self, presenting: ownPresenter)
      : customPresentationController
        ?? (modalPresentationStyle.isSheet
          ? UISheetPresentationController(presentedViewController: self, presenting: ownPresenter)
          : UIPresentationController(presentedViewController: self, presenting: ownPresenter))
    ownPresentationController = made
    return made
  }

  /// The view that contains this controller's view and those that an app's own manager of its
  /// presentation has added, such as one that dims the screen behind.
  package final var containerOfOwnManager: UIView? { ownPresentationController?.ownContainer }

  private var customPresentationController: UIPresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    return transitioningDelegate?.presentationController(
      forPresented: self, presenting: ownPresenter, source: ownPresenter ?? self)
  }

  /// The popover's presentation controller; `nil` unless the style is `.popover`.
  ///
  /// An alert also has one, so that an action sheet can name its source on iPad.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    if self is UIAlertController, ownPresentationController == nil {
      ownPresentationController = UIPopoverPresentationController(
        presentedViewController: self, presenting: ownPresenter)
    }
    return presentationController as? UIPopoverPresentationController
  }
}
