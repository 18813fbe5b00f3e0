/// A screen, or a container of screens.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  // MARK: Making

  /// The interface file that the controller's view comes from, where it was named.
  public let nibName: String?

  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    super.init()
    register()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
    register()
  }

  deinit {
    // A view can outlive its controller, where an app takes the view and forgets the controller.
    if let view = loadedView, view.controller === self { view.controller = nil }
    living.remove(at: livingIndex)
  }

  private func register() {
    livingIndex = living.insert(self)
    MainLoop.current.autorelease(self)
  }

  private let living = MainLoop.current.livingControllers
  @exclusivity(unchecked) nonisolated(unsafe) final var livingIndex = 0

  // MARK: The view

  @exclusivity(unchecked) nonisolated(unsafe) private final var loadedView: UIView?

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
        .crashed(reason: "-[\(Self.self) loadView] returned without setting the view"), about: self)
      view = UIView()
      return
    }
    viewDidLoad()
  }

  /// Makes the view, from the controller's interface file if it has one; an override sets `view` and does not call super.
  open func loadView() {
    if !loadFromInterfaceFile() { view = UIView() }
  }
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

  @exclusivity(unchecked) final var appearance = Appearance.disappeared
  @exclusivity(unchecked) final var appearsAnimated = false
  // Whether the view of a controller that appears has yet to come into the window.
  @exclusivity(unchecked) final var awaitsView = false
  /// The children that disappear with this controller. They hear the end of it, whoever is shown by then.
  @exclusivity(unchecked) final var leavingChildren: [UIViewController] = []

  @exclusivity(unchecked) public internal(set) final var isMovingToParent = false
  @exclusivity(unchecked) public internal(set) final var isMovingFromParent = false
  // Whether a child of an app's own container has not appeared since it was added, and whether it is being taken out.
  @exclusivity(unchecked) final var wasJustAdded = false
  @exclusivity(unchecked) final var isLeavingParent = false
  @exclusivity(unchecked) public internal(set) final var isBeingPresented = false
  @exclusivity(unchecked) public internal(set) final var isBeingDismissed = false

  /// The child that a user sees of a container of UIKit's own: the top of a stack, the tab that is selected.
  var shownChild: UIViewController? { nil }
  /// The controller itself where it is a stack. Asked at every touch, and so without a cast.
  var asNavigationController: UINavigationController? { nil }
  /// The children of a container of UIKit's own that appear with it.
  func forEachShownChild(_ body: (UIViewController) -> Void) {
    if let shownChild { body(shownChild) }
  }
  func shows(_ child: UIViewController) -> Bool { child === shownChild }
  /// The children whose views a container of UIKit's own puts in place and takes out, shown or not.
  func forEachPlacedChild(_ body: (UIViewController) -> Void) {}
  /// Called when the container appears, before its children do.
  func chooseShownChild() {}
  /// Whether the class decides itself when its children appear, as UIKit's containers do. The children of an app's own
  /// container appear with it, and when their views come into the window (rule 14).
  var managesChildrenItself: Bool { false }
  /// Whether children appear and disappear with this controller, rather than when the app says so.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Called where a container tells its own delegate that a child will be, or has been, shown.
  func willShowVisibleChild(_ animated: Bool) {}
  func didShowVisibleChild(_ animated: Bool) {}

  /// Says by hand that a child appears or disappears.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      if isOnScreen { return warnOfUnbalancedCalls() }
      beginAppearing(animated: animated)
    } else {
      if !isOnScreen { return warnOfUnbalancedCalls() }
      beginDisappearing(animated: animated)
    }
  }

  /// Says by hand that what was begun has ended.
  public final func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      self.isAppearing()
      endAppearing()
    case .disappearing: endDisappearing()
    case .appeared, .disappeared: warnOfUnbalancedCalls()
    }
  }

  final func warnOfUnbalancedCalls() {
    MainLoop.current.record(
      .warning("Unbalanced calls to begin/end appearance transitions for \(type(of: self))"),
      about: self)
  }

  // MARK: Title and bar

  open var title: String? {
    didSet {
      navigationItem.title = title
      barItem?.title = title
    }
  }

  @exclusivity(unchecked) private final var barItem: UITabBarItem?
  /// The item that stands for this controller in a tab bar.
  public final var tabBarItem: UITabBarItem! {
    get {
      if let barItem { return barItem }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      barItem = made
      return made
    }
    set { barItem = newValue }
  }

  open var toolbarItems: [UIBarButtonItem]?
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
  open var edgesForExtendedLayout = UIRectEdge.all
  open var preferredContentSize = CGSize.zero
  open var extendedLayoutIncludesOpaqueBars = false
  open func setNeedsStatusBarAppearanceUpdate() {}

  @exclusivity(unchecked) private final var item: UINavigationItem?
  public final var navigationItem: UINavigationItem {
    if let item { return item }
    let made = UINavigationItem(title: title ?? "")
    made.title = title
    item = made
    return made
  }

  // MARK: Editing

  private final var editing = false
  private final var editItem: UIBarButtonItem?

  /// Whether a user may change what is shown.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Turns editing on or off; an override tells its views and calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    editItem?.title = editing ? "Done" : "Edit"
  }

  /// A button that turns editing on and off; not put into the bar by itself.
  public final var editButtonItem: UIBarButtonItem {
    if let editItem { return editItem }
    let made = UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in
        self.map { $0.setEditing(!$0.isEditing, animated: true) }
      })
    editItem = made
    return made
  }

  open var hidesBottomBarWhenPushed = false
  open var restorationIdentifier: String?

  // MARK: Containment

  @exclusivity(unchecked) public internal(set) final weak var parent: UIViewController?
  @exclusivity(unchecked) public internal(set) final var children: [UIViewController] = []

  open func willMove(toParent parent: UIViewController?) { isLeavingParent = parent == nil }
  open func didMove(toParent parent: UIViewController?) {}

  /// Takes a child in; the caller says `didMove(toParent:)` when its view is in place (rule 13).
  open func addChild(_ child: UIViewController) {
    if child.parent === self { return }
    guard mayTake(child) else { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.parent = self
    child.wasJustAdded = true
    child.isLeavingParent = false
    children.append(child)
  }

  /// Whether another controller contains or presents this one, directly or through others.
  final func isHeld(by other: UIViewController) -> Bool {
    self === other || parent?.isHeld(by: other) == true || ownPresenter?.isHeld(by: other) == true
  }

  /// Whether this container may take a child. One that holds the container itself is an exception (section 4): no walk from
  /// a controller to its parent and presenter would come to an end.
  final func mayTake(_ child: UIViewController) -> Bool {
    guard isHeld(by: child) else { return true }
    MainLoop.current.record(
      .crashed(
        reason: "UIViewControllerHierarchyInconsistency: \(type(of: child)) cannot be a child of"
          + " \(type(of: self)), which it presents or contains"),
      about: child, self)
    return false
  }

  /// Lets go of a child that a container of UIKit's own is about to take. It leaves where it is, view and all, to appear in
  /// its new place (section 4).
  static func release(_ child: UIViewController, to container: UIViewController) {
    guard let parent = child.parent, parent !== container else { return }
    if !parent.managesChildrenItself {
      child.isLeavingParent = true
      child.viewIfLoaded?.removeFromSuperview()
    }
    child.removeFromParent()
  }

  /// Leaves the parent; the caller has said `willMove(toParent: nil)` before (rule 13).
  open func removeFromParent() {
    guard let parent else { return }
    parent.forgetChild(self)
    didMove(toParent: nil)
  }

  /// Lets a child go that leaves without a transition; containers take it off their own lists, too.
  func forgetChild(_ child: UIViewController) {
    children.removeAll { $0 === child }
    child.parent = nil
    // Its view may follow later; what has taken its place cannot.
    child.isLeavingParent = true
    if child.contextModal != nil, child.presentation?.coversPresenter == true {
      child.beginDisappearing(animated: false)
      child.contextModal?.viewIfLoaded?.detach()
      child.endDisappearing()
    }
  }

  // The change that an app's own container brings this child in by, while it lasts.
  @exclusivity(unchecked) private final var arrival: RunningTransition?

  /// Shows one child in the place of another, both of which have been added (rule 14).
  public final func transition(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    let place = old.viewIfLoaded?.superview ?? view
    new.loadVisibleViews()
    if isOnScreen {
      new.isMovingToParent = new.wasJustAdded
      new.announceAppearance(animated: duration > 0)
      old.beginDisappearing(animated: duration > 0)
    }
    place?.addSubview(new.view)
    new.isAppearing()
    animations?()
    let loop = MainLoop.current
    let running = loop.beginTransition()
    old.arrival = nil
    new.arrival = running
    loop.schedule(after: duration) {
      // Another change may be bringing it back.
      if old.arrival == nil {
        old.viewIfLoaded?.removeFromSuperview()
        old.endDisappearing()
      }
      if new.arrival === running { new.arrival = nil }
      new.endAppearing()
      running.end()
      completion?(true)
    }
  }

  public final var navigationController: UINavigationController? {
    nearestAncestor { $0 as? UINavigationController }
  }
  public final var tabBarController: UITabBarController? {
    nearestAncestor { $0 as? UITabBarController }
  }
  public final var splitViewController: UISplitViewController? {
    nearestAncestor { $0 as? UISplitViewController }
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

  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? parent ?? presentingViewController
  }

  /// Shows a controller in the nearest container that has a place for it, else over everything (rule 32).
  open func show(_ controller: UIViewController, sender: Any?) {
    if let container = nearestAncestor({ $0.showsControllers ? $0 : nil }) {
      container.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Shows a controller in the detail place of a split view, else as `show(_:sender:)` does.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(controller, sender: sender)
    } else {
      show(controller, sender: sender)
    }
  }

  /// Whether `show(_:sender:)` ends here.
  var showsControllers: Bool { false }

  /// The coordinator of the transition that this controller or its container is part of.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let coordinator = parent?.transitionCoordinator { return coordinator }
    return presentation?.coordinator ?? ownPresenter?.presentation?.coordinator
  }

  // MARK: Presentation (see UIViewController+Presentation)

  @exclusivity(unchecked) final var presentation: Presentation?
  // Whether the view of what is to be presented is being loaded.
  @exclusivity(unchecked) final var isLoadingModal = false
  @exclusivity(unchecked) final weak var ownPresenter: UIViewController?
  @exclusivity(unchecked) final var ownPresentationController: UIPresentationController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var definesPresentationContext = false
  /// Whether a sheet refuses to be swiped away (rule 111).
  open var isModalInPresentation = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

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
  /// Makes the view as the storyboard has it.
  final var interface: (@MainActor (UIViewController) -> Void)?

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(identifier, sender: sender)
  }
  open func canPerformUnwindSegueAction(
    _ action: Selector, from source: UIViewController, sender: Any?
  ) -> Bool { true }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all = UIRectEdge(rawValue: 15)
}
