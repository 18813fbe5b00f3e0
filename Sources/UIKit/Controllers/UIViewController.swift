/// A screen, or a container of screens.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  // MARK: Making

  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    register()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
    register()
  }

  deinit {
    living.remove(at: livingIndex)
  }

  private func register() {
    livingIndex = living.insert(self)
    MainLoop.current.autorelease(self)
  }

  private let living = MainLoop.current.livingControllers
  nonisolated(unsafe) final var livingIndex = 0

  // MARK: The view

  private final var loadedView: UIView?

  /// The view, which is made when first asked for (rule 1).
  public final var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  public final var viewIfLoaded: UIView? { loadedView }
  public final var isViewLoaded: Bool { loadedView != nil }

  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else {
      MainLoop.current.record(
        .crashed(reason: "-[\(Self.self) loadView] returned without setting the view"))
      view = UIView()
      return
    }
    viewDidLoad()
  }

  /// Makes the view; an override sets `view` and does not call super.
  open func loadView() { view = UIView() }
  open func viewDidLoad() {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func didReceiveMemoryWarning() {}

  final var appearance = Appearance.disappeared
  final var appearsAnimated = false

  public internal(set) final var isMovingToParent = false
  public internal(set) final var isMovingFromParent = false
  public internal(set) final var isBeingPresented = false
  public internal(set) final var isBeingDismissed = false

  /// The child that shares this container's appearance, if there is one on screen.
  var visibleChild: UIViewController? { nil }
  /// Called where a container tells its own delegate that a child will be, or has been, shown.
  func willShowVisibleChild(_ animated: Bool) {}
  func didShowVisibleChild(_ animated: Bool) {}

  // MARK: Title and bar

  open var title: String? {
    didSet { navigationItem.title = title }
  }

  private final var item: UINavigationItem?
  public final var navigationItem: UINavigationItem {
    if let item { return item }
    let made = UINavigationItem(title: title ?? "")
    made.title = title
    item = made
    return made
  }

  open var hidesBottomBarWhenPushed = false
  open var restorationIdentifier: String?

  // MARK: Containment

  public internal(set) final weak var parent: UIViewController?
  public internal(set) final var children: [UIViewController] = []

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Takes a child in; the caller says `didMove(toParent:)` when its view is in place (rule 13).
  open func addChild(_ child: UIViewController) {
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  /// Leaves the parent; the caller has said `willMove(toParent: nil)` before (rule 13).
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  public final var navigationController: UINavigationController? {
    nearestAncestor { $0 as? UINavigationController }
  }

  final func nearestAncestor<Found>(_ cast: (UIViewController) -> Found?) -> Found? {
    var candidate = parent
    while let current = candidate {
      if let found = cast(current) { return found }
      candidate = current.parent
    }
    return nil
  }

  /// The outermost container, or the controller itself.
  final var outermost: UIViewController {
    var candidate = self
    while let parent = candidate.parent { candidate = parent }
    return candidate
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  /// The coordinator of the transition that this controller or its container is part of.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    navigationController?.transitionCoordinator
  }

  // MARK: Presentation (see UIViewController+Presentation)

  final var presentation: Presentation?
  final weak var ownPresenter: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var definesPresentationContext = false

  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    startPresentation(of: controller, animated: animated, completion: completion)
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: animated, completion: completion)
  }

  // MARK: Storyboard (see UIStoryboard)

  public internal(set) final var storyboard: UIStoryboard?
  final var sceneIdentifier: String?

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(identifier, sender: sender)
  }
}

/// Where a controller is between off screen and on screen.
enum Appearance {
  case disappeared, appearing, appeared, disappearing
}

/// How much a modal screen covers, which decides whether the presenter disappears (rules 81 and 83).
public enum UIModalPresentationStyle: Sendable {
  case automatic, fullScreen, currentContext, pageSheet, formSheet, overFullScreen,
    overCurrentContext, popover, custom

  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// Every controller of a device that is alive, so that a memory warning can reach those that are not on screen
/// (rule 141). Controllers are made on the main actor, but the last reference may be dropped on any thread, as by a test
/// whose suite is destroyed elsewhere; hence the lock.
final class LivingControllers: @unchecked Sendable {
  private let lock = NSLock()
  private var controllers: [Unmanaged<UIViewController>?] = []
  private var freeIndices: [Int] = []

  func insert(_ controller: UIViewController) -> Int {
    let reference = Unmanaged.passUnretained(controller)
    return lock.withLock {
      if let index = freeIndices.popLast() {
        controllers[index] = reference
        return index
      }
      controllers.append(reference)
      return controllers.count - 1
    }
  }

  func remove(at index: Int) {
    lock.withLock {
      controllers[index] = nil
      freeIndices.append(index)
    }
  }

  func contains(_ index: Int) -> Bool {
    lock.withLock { controllers[index] != nil }
  }

  var all: [UIViewController] {
    lock.withLock { controllers.compactMap { $0?.takeUnretainedValue() } }
  }
}
