/// A container that shows one page at a time and lets the user turn pages.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Sendable { case pageCurl, scroll }

  /// The direction in which pages are arranged.
  public enum NavigationOrientation: Sendable { case horizontal, vertical }

  /// The direction in which a page is turned.
  public enum NavigationDirection: Sendable { case forward, reverse }

  /// Keys of the options for the pages' appearance.
  public struct OptionsKey: Hashable, Sendable {
    let name: String
    public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
    public static let spineLocation = OptionsKey(name: "spineLocation")
  }

  @exclusivity(unchecked) open weak var dataSource: (any UIPageViewControllerDataSource)?
  @exclusivity(unchecked) open weak var delegate: (any UIPageViewControllerDelegate)?
  public let transitionStyle: TransitionStyle
  @exclusivity(unchecked) private final var page: UIViewController?

  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.transitionStyle = transitionStyle
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    super.init(coder: coder)
  }

  /// The visible page, in an array.
  open var viewControllers: [UIViewController]? { page.map { [$0] } }

  /// Shows a page without calling the data source or the delegate.
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = controllers?.first else {
      return MainLoop.current.record(
        .crashed(
          reason:
            "The number of view controllers provided (0) doesn't match the number required (1)"
            + " for the requested transition"))
    }
    turn(to: new, animated: animated) { completion?(true) }
  }

  override var shownChild: UIViewController? { page }
  override var managesChildrenItself: Bool { true }
  override func forgetChild(_ child: UIViewController) {
    super.forgetChild(child)
    if child === page { page = nil }
    child.leaveAtOnce(self)
  }

  override func forEachPlacedChild(_ body: (UIViewController) -> Void) { children.forEach(body) }
  override func willShowVisibleChild(_ animated: Bool) { arrangeChildViews() }

  /// Simulates the user turning the page.
  /// - Returns: `false` if the data source has no such page.
  final func userTurns(_ direction: NavigationDirection) -> Bool {
    guard let old = page, let dataSource else { return false }
    let next =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: old)
      : dataSource.pageViewController(self, viewControllerBefore: old)
    guard let next else { return false }
    delegate?.pageViewController(self, willTransitionTo: [next])
    turn(to: next, animated: true) { [weak self] in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [old],
        transitionCompleted: true)
    }
    return true
  }

  private func turn(to new: UIViewController, animated: Bool, _ end: @escaping () -> Void) {
    let old = page
    guard new !== old else { return MainLoop.current.enqueue { end() } }
    guard mayTake(new) else { return }
    Self.release(new, to: self)
    new.willMove(toParent: self)
    new.parent = self
    old?.willMove(toParent: nil)
    page = new
    children = [new]
    let isSeen = isOnScreen
    if isSeen { begin(from: old, to: new, animated: animated) }
    let loop = MainLoop.current
    let transition = loop.beginTransition()
    let finish: @MainActor () -> Void = { [self] in
      // The old page remains if it has become the current page again.
      if let old, old !== page, old.parent === self { old.leaveAtOnce(self) }
      if new === page, isOnScreen { new.endAppearing() }
      if let old, old !== page, old.parent === self {
        old.parent = nil
        old.didMove(toParent: nil)
      }
      new.didMove(toParent: self)
      end()
      loop.endTransition(transition)
    }
    if animated, isSeen {
      loop.schedule(after: loop.behavior.navigationDuration, finish)
    } else {
      loop.enqueue(finish)
    }
  }

  // Each step runs app code, which may turn to another page.
  private func begin(from old: UIViewController?, to new: UIViewController, animated: Bool) {
    old?.beginDisappearing(animated: animated)
    guard isOnScreen, new === page else { return }
    new.beginAppearing(animated: animated)
    guard isOnScreen, new === page else { return }
    new.placeViews(in: view)
    new.isAppearing()
  }
}

/// The source of the pages before and after a given page.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// The methods called when the user turns a page.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
