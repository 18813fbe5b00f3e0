import Testing
import UIKit
import UIKitTesting

/// Members of UIKit's classes that apps override. Most of the test is that this file compiles.
@MainActor @Suite("Members that apps override") struct OverridableMemberTests {
  let stage = Stage()

  private class Layer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
    override class func defaultAction(forKey event: String) -> (any CAAction)? { NSNull() }
    override func hitTest(_ point: CGPoint) -> CALayer? { nil }
  }

  private final class Base: UIView {
    var log: [String] = []

    override func didAddSubview(_ subview: UIView) { log.append("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) {
      log.append("removes \(subview.tag) of \(subviews.count)")
    }
    override class var layerClass: AnyClass { Layer.self }
    override func safeAreaInsetsDidChange() {}
    override func layoutMarginsDidChange() {}
    override func layoutSublayers(of layer: CALayer) {}
    override func display(_ layer: CALayer) {}
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
    override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
    override func needsUpdateConstraints() -> Bool { true }
    override func setNeedsLayout() { super.setNeedsLayout() }
    override func layoutIfNeeded() { super.layoutIfNeeded() }
    override var forFirstBaselineLayout: UIView { self }
    override var isOpaque: Bool { didSet {} }
    override var mask: UIView? { didSet {} }
    override var semanticContentAttribute: UISemanticContentAttribute { didSet {} }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      .rightToLeft
    }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override var safeAreaInsets: UIEdgeInsets { .zero }
    override var isFirstResponder: Bool { super.isFirstResponder }
    override var accessibilityFrame: CGRect { didSet {} }
    override var accessibilityViewIsModal: Bool { didSet {} }
    override var accessibilityActivationPoint: CGPoint { didSet {} }
    override var canBecomeFocused: Bool { true }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { subviews }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
    override func encodeRestorableState(with coder: NSCoder) {}
  }

  private final class Card: UIViewController {
    override var edgesForExtendedLayout: UIRectEdge { didSet {} }
    override var additionalSafeAreaInsets: UIEdgeInsets { didSet {} }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet {} }
    override var disablesAutomaticKeyboardDismissal: Bool { true }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override func applicationFinishedRestoringState() {}
    override func updateUserActivityState(_ activity: NSUserActivity) {}
    override func unwind(for segue: UIStoryboardSegue, towards controller: UIViewController) {}
  }

  /// A controller that a test shows something in place of what it presents.
  private final class Spy: UIViewController {
    let shown = UIViewController()
    override var presentedViewController: UIViewController? { shown }
    override var presentingViewController: UIViewController? { shown }
  }

  private final class Container: UIViewController {
    var sizes: [CGSize] = []
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { sizes.append(container.preferredContentSize) }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { .zero }
  }

  private final class Field: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    override var selectedTextRange: UITextRange? { didSet {} }
    override func insertText(_ text: String) { super.insertText(text.uppercased()) }
    override func drawPlaceholder(in rect: CGRect) {}
  }

  private final class Place: UITextPosition, @unchecked Sendable {}
  private final class Part: UITextRange, @unchecked Sendable {
    override var start: UITextPosition { Place() }
    override var isEmpty: Bool { true }
  }

  private final class Button: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
    override var isTracking: Bool { true }
  }

  private final class Slider: UISlider {
    override func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  }

  private final class List: UITableView {
    override init(frame: CGRect, style: Style) { super.init(frame: frame, style: style) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func adjustedContentInsetDidChange() {}
  }

  private final class Row: UITableViewCell {
    override var reuseIdentifier: String? { "row" }
    override func willTransition(to state: StateMask) {}
    override var editingStyle: EditingStyle { .none }
  }

  private final class Window: UIWindow {
    var log: [String] = []
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func becomeKey() { log.append("key") }
    override func resignKey() { log.append("not key") }
  }

  private final class Search: UISearchController {
    let bar = UISearchBar()
    override var searchBar: UISearchBar { bar }
  }

  private final class Alert: UIAlertController {
    override var preferredStyle: Style { .alert }
  }

  private final class Gesture: UIPanGestureRecognizer {
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { true }
  }

  private final class Manager: UIPresentationController {
    var log: [String] = []
    override func containerViewWillLayoutSubviews() {
      log.append("will")
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
    override func containerViewDidLayoutSubviews() { log.append("did") }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { log.append("size") }
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 0, y: 100, width: 320, height: 200)
    }
    override var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  }

  private final class Managed: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Manager(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test("a view hears of the views that are added to it and removed")
  func subviews() {
    let (base, other) = (Base(), UIView())
    let views = (1...3).map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
    base.addSubview(views[0])
    base.insertSubview(views[1], at: 0)
    base.bringSubviewToFront(views[1])
    base.addSubview(views[0])
    other.addSubview(views[0])
    views[1].removeFromSuperview()
    stage.window.addSubview(base)
    base.addSubview(views[2])

    #expect(
      base.log == ["added 1", "added 2", "removes 1 of 2", "removes 2 of 1", "added 3"])
    #expect(other.subviews == [views[0]])
    let rect = CGRect(x: 10, y: 10, width: 10, height: 10)
    #expect(base.frame(forAlignmentRect: base.alignmentRect(forFrame: rect)) == rect)
    #expect(base.alignmentRect(forFrame: rect).origin == CGPoint(x: 12, y: 11))
  }

  /// A container that is released when its only view leaves it.
  private final class Toasts: UIView {
    var onRemoval: () -> Void = {}
    override func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      onRemoval()
    }
  }

  /// A view that removes the one beside it when its superview goes.
  private final class Neighbour: UIView {
    weak var other: UIView?
    override func willMove(toSuperview newSuperview: UIView?) {
      if newSuperview == nil { other?.removeFromSuperview() }
    }
  }

  @Test("the callbacks of removals may release the superview, and move the view or its siblings")
  func removals() {
    let view = UIView()
    let elsewhere = UIView()
    do {
      let toasts = Toasts()
      stage.window.addSubview(toasts)
      toasts.addSubview(view)
      toasts.onRemoval = { [unowned toasts] in toasts.removeFromSuperview() }
    }
    view.removeFromSuperview()
    #expect(view.superview == nil)

    let mover = Toasts()
    mover.addSubview(view)
    mover.onRemoval = { [unowned mover] in
      mover.onRemoval = {}
      elsewhere.addSubview(view)
    }
    view.removeFromSuperview()
    #expect(view.superview === elsewhere && elsewhere.subviews == [view] && mover.subviews.isEmpty)

    var parent: UIView? = UIView()
    let (one, other) = (Neighbour(), UIView())
    one.other = other
    for child in [other, one, UIView()] { parent?.addSubview(child) }
    parent = nil
    #expect(one.superview == nil && other.superview == nil)
  }

  @Test("a container and its manager hear that a controller prefers another size")
  func preferredSizes() {
    let (container, card) = (Container(), Card())
    container.addChild(card)
    card.preferredContentSize = CGSize(width: 1, height: 2)
    card.preferredContentSize = CGSize(width: 1, height: 2)

    #expect(container.sizes == [CGSize(width: 1, height: 2)])
  }

  @Test("the manager of a custom presentation lays out its container, again after a rotation")
  func containerLayout() throws {
    let (root, card, managed) = (UIViewController(), Card(), Managed())
    stage.show(root)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = managed
    root.present(card, animated: false)
    stage.settle()
    let manager = try #require(card.presentationController as? Manager)

    #expect(manager.log == ["will", "did"])
    #expect(card.view.frame == manager.frameOfPresentedViewInContainerView)
    stage.device.rotate(to: .landscapeLeft)
    stage.settle()
    #expect(manager.log.starts(with: ["will", "did", "will", "did"]))
    manager.log = []
    card.preferredContentSize = CGSize(width: 1, height: 2)
    #expect(manager.log == ["size"])
  }

  @Test("windows hear when they become key, and when another window does")
  func keyWindows() {
    let (one, other) = (Window(frame: .zero), Window(frame: .zero))
    one.makeKeyAndVisible()
    one.makeKey()
    other.makeKeyAndVisible()

    #expect(one.log == ["key", "not key"] && other.log == ["key"])
    #expect(other.isKeyWindow)
    other.isHidden = true
    #expect(one.log.suffix(1) == ["key"] && other.log == ["key", "not key"])
    other.makeKeyAndVisible()
    #expect(one.log.suffix(1) == ["not key"] && other.log.suffix(1) == ["key"])
  }

  @Test("overrides of values are what the app reads")
  func values() {
    let spy = Spy()
    #expect(spy.presentedViewController === spy.shown && Button().isTracking)
    #expect(List(frame: .zero, style: .grouped).style == .grouped && UITableView().style == .plain)
    #expect(UIButton(type: .close).buttonType == .close && Part().isEmpty)
    let field = Field()
    field.insertText("a")
    #expect(field.text == "A")
    #expect(Row(style: .default, reuseIdentifier: nil).reuseIdentifier == "row")
    let search: Search = Search(searchResultsController: nil)
    #expect((search as UISearchController).searchBar === search.bar)
    #expect(Alert(title: nil, message: nil, preferredStyle: .actionSheet).preferredStyle == .alert)
    #expect(Slider().trackRect(forBounds: .zero) == .zero)
    #expect(!Gesture().canBePrevented(by: Gesture()))
  }
}
