/// A view that scrolls its content. All of the content counts as visible.
@preconcurrency @MainActor open class UIScrollView: UIView {
  @exclusivity(unchecked) open var contentSize = CGSize.zero
  @exclusivity(unchecked) open var contentOffset = CGPoint.zero
  @exclusivity(unchecked) open var contentInset = UIEdgeInsets.zero
  @exclusivity(unchecked) open var isScrollEnabled = true
  @exclusivity(unchecked) open var isPagingEnabled = false
  /// The colour of the scroll indicators. Stored, but has no effect.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  open var indicatorStyle = IndicatorStyle.default
  @exclusivity(unchecked) open var showsVerticalScrollIndicator = true
  @exclusivity(unchecked) open var showsHorizontalScrollIndicator = true
  @exclusivity(unchecked) open var bounces = true
  @exclusivity(unchecked) open var alwaysBounceVertical = false
  @exclusivity(unchecked) open var refreshControl: UIRefreshControl?

  /// The values that few scroll views set.
  @MainActor private final class Details {
    var keyboardDismissMode = KeyboardDismissMode.none
    var insetAdjustment = ContentInsetAdjustmentBehavior.automatic
    var scrollIndicatorInsets = UIEdgeInsets.zero
    var decelerationRate = DecelerationRate.normal
    var alwaysBounceHorizontal = false
    var minimumZoomScale: CGFloat = 1
    var maximumZoomScale: CGFloat = 1
    var zoomScale: CGFloat = 1
    var delaysContentTouches = true
    var canCancelContentTouches = true
    var scrollsToTop = true
    var isDirectionalLockEnabled = false
    lazy var panGestureRecognizer = UIPanGestureRecognizer()
    weak var delegate: (any UIScrollViewDelegate)?
  }

  private lazy var scrollDetails = Details()

  /// The way in which a drag hides the keyboard. Stored, but has no effect.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// The way in which bars inset the content. Stored, but has no effect.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  /// The rate at which scrolling decelerates. Stored, but has no effect.
  public struct DecelerationRate: Hashable, Sendable {
    public let rawValue: CGFloat
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  open var keyboardDismissMode: KeyboardDismissMode {
    get { scrollDetails.keyboardDismissMode }
    set { scrollDetails.keyboardDismissMode = newValue }
  }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scrollDetails.insetAdjustment }
    set { scrollDetails.insetAdjustment = newValue }
  }
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { scrollDetails.scrollIndicatorInsets }
    set { scrollDetails.scrollIndicatorInsets = newValue }
  }
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollDetails.scrollIndicatorInsets }
    set { scrollDetails.scrollIndicatorInsets = newValue }
  }
  open var decelerationRate: DecelerationRate {
    get { scrollDetails.decelerationRate }
    set { scrollDetails.decelerationRate = newValue }
  }
  open var alwaysBounceHorizontal: Bool {
    get { scrollDetails.alwaysBounceHorizontal }
    set { scrollDetails.alwaysBounceHorizontal = newValue }
  }
  open var minimumZoomScale: CGFloat {
    get { scrollDetails.minimumZoomScale }
    set { scrollDetails.minimumZoomScale = newValue }
  }
  open var maximumZoomScale: CGFloat {
    get { scrollDetails.maximumZoomScale }
    set { scrollDetails.maximumZoomScale = newValue }
  }
  open var zoomScale: CGFloat {
    get { scrollDetails.zoomScale }
    set { scrollDetails.zoomScale = newValue }
  }
  /// The delegate, whose protocol subclasses refine.
  var scrollDelegate: (any UIScrollViewDelegate)? {
    get { scrollDetails.delegate }
    set { scrollDetails.delegate = newValue }
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Moves the offset to a rectangle's origin without zooming.
  open func zoom(to rect: CGRect, animated: Bool) { contentOffset = rect.origin }
  open var delaysContentTouches: Bool {
    get { scrollDetails.delaysContentTouches }
    set { scrollDetails.delaysContentTouches = newValue }
  }
  open var canCancelContentTouches: Bool {
    get { scrollDetails.canCancelContentTouches }
    set { scrollDetails.canCancelContentTouches = newValue }
  }
  open var scrollsToTop: Bool {
    get { scrollDetails.scrollsToTop }
    set { scrollDetails.scrollsToTop = newValue }
  }
  open var isDirectionalLockEnabled: Bool {
    get { scrollDetails.isDirectionalLockEnabled }
    set { scrollDetails.isDirectionalLockEnabled = newValue }
  }
  /// The pan gesture recognizer for scrolling. It is not attached to a view.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollDetails.panGestureRecognizer }
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  open var isDragging: Bool { false }
  open var isTracking: Bool { false }
  open var isDecelerating: Bool { false }
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Never called: no bar insets the content.
  open func adjustedContentInsetDidChange() {}
  open var contentLayoutGuide: UILayoutGuide { layoutMarginsGuide }
  open var frameLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
  open func flashScrollIndicators() {}
  /// Never called: a touch either scrolls or reaches a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Moves the offset to a rectangle's origin without calling the delegate.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { contentOffset = rect.origin }

  /// Sets the offset without animating and without calling the delegate.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}

/// A scroll view with a delegate.
///
/// Declared by a protocol, because a subclass cannot override a property with another type.
@preconcurrency @MainActor public protocol ScrollViewWithDelegate: UIScrollView {}

extension UIScrollView: ScrollViewWithDelegate {}

extension ScrollViewWithDelegate {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// The methods called while a view scrolls. Never called: all of the content counts as visible.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  // Never called: users do not zoom, scroll by a swipe or tap the status bar.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

// Stored, but without effect: nothing is drawn.
extension UIScrollView {
  public final var bouncesZoom: Bool {
    get { stored(or: true) }
    set { store(newValue) }
  }
  public final var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { stored(or: true) }
    set { store(newValue) }
  }
  public final var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { stored(or: .zero) }
    set { store(newValue) }
  }
}
