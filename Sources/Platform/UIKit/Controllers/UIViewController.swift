/// An object that manages a screen, or a container of other controllers.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  // MARK: Initialization

  /// The name of the nib that the view is loaded from, if one was specified.
  public let nibName: String?
  public final var nibBundle: Bundle? { nibName == nil ? nil : .main }

  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    super.init()
    register()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
    register()
  }

  deinit {
    // A view outlives its controller if an app retains only the view.
    loadedView?.forget(self)
    living.remove(at: livingIndex)
  }

  private func register() {
    livingIndex = living.insert(self)
    MainLoop.current.autorelease(self)
  }

  private let living = MainLoop.current.livingControllers
  @exclusivity(unchecked) nonisolated(unsafe) final var livingIndex = 0

  // MARK: View

  @exclusivity(unchecked) nonisolated(unsafe) private final var loadedView: UIView?

  /// The controller's view, loaded on first access (rule 1).
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

  /// Creates the view, from a nib or storyboard if there is one.
  ///
  /// Overrides set `view` and do not call `super`.
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
  // Whether an appearing controller's view is not in the window yet.
  @exclusivity(unchecked) final var awaitsView = false
  /// The children that disappear with this controller.
  ///
  /// They receive `viewDidDisappear` even if the shown child changes meanwhile.
  @exclusivity(unchecked) final var leavingChildren: [UIViewController]?

  @exclusivity(unchecked) public internal(set) final var isMovingToParent = false
  @exclusivity(unchecked) public internal(set) final var isMovingFromParent = false
  // For a child of an app's own container: whether it was added but has not appeared yet, and
  // whether it is being removed.
  @exclusivity(unchecked) final var wasJustAdded = false
  @exclusivity(unchecked) final var isLeavingParent = false
  @exclusivity(unchecked) public internal(set) final var isBeingPresented = false
  @exclusivity(unchecked) public internal(set) final var isBeingDismissed = false

  /// The visible child of one of UIKit's containers, such as the top of a stack.
  var shownChild: UIViewController? { nil }
  /// The next controller on the way to the screen in front, and whether it is that screen, because
  /// the user sees the bar above it; `nil` if this controller is a screen.
  ///
  /// The container keeps `next` alive.
  var towardsScreen: (next: Unmanaged<UIViewController>, isScreen: Bool)? { nil }

  /// The screen in front: the top of this stack or of the selected tab's stack, or the controller
  /// itself.
  ///
  /// Every event looks for it, so neither it nor any container on the way is retained. The result
  /// is valid until app code runs.
  package final var topScreen: Unmanaged<UIViewController> {
    var link = Unmanaged.passUnretained(self)
    while let (next, isScreen) = link.guaranteed({ $0.towardsScreen }) {
      link = next
      if isScreen { break }
    }
    return link
  }

  /// The controller itself if it is a navigation controller. Avoids a cast on every touch.
  var asNavigationController: UINavigationController? { nil }
  /// Calls `body` for each child that appears together with one of UIKit's containers.
  func forEachShownChild(_ body: (UIViewController) -> Void) {
    if let shownChild { body(shownChild) }
  }
  func shows(_ child: UIViewController) -> Bool { child === shownChild }
  /// Calls `body` for each child, shown or not, whose view one of UIKit's containers manages.
  func forEachPlacedChild(_ body: (UIViewController) -> Void) {}
  /// Called when the container appears, before its children do.
  func chooseShownChild() {}
  /// Whether the class decides when its children appear, as UIKit's containers do.
  ///
  /// The children of an app's own container appear with it and when their views enter the window
  /// (rule 14).
  var managesChildrenItself: Bool { false }
  /// Whether children appear and disappear with this controller automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Called when a container notifies its delegate that a child will be, or has been, shown.
  func willShowVisibleChild(_ animated: Bool) {}
  func didShowVisibleChild(_ animated: Bool) {}

  /// Begins a child's appearance callbacks, for containers that forward them manually.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      if isOnScreen { return warnOfUnbalancedCalls() }
      beginAppearing(animated: animated)
    } else {
      if !isOnScreen { return warnOfUnbalancedCalls() }
      beginDisappearing(animated: animated)
    }
  }

  /// Ends the appearance callbacks begun for a child.
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

  @exclusivity(unchecked) open var title: String? {
    didSet {
      navigationItem.title = title
      barItem?.title = title
    }
  }

  @exclusivity(unchecked) private final var barItem: UITabBarItem?
  /// The item that represents this controller in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get {
      if let barItem { return barItem }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      barItem = made
      return made
    }
    set { barItem = newValue }
  }

  @exclusivity(unchecked) open var toolbarItems: [UIBarButtonItem]?
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
  @exclusivity(unchecked) private final var details: Details?
  /// The size that a popover or container should give to the view. Has no effect.
  open var preferredContentSize: CGSize {
    get { storedContentSize }
    set {
      let hasChanged = storedContentSize != newValue
      storedContentSize = newValue
      guard hasChanged else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      ownPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }

  // MARK: Turning the device (see Orientation)

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { defaultOrientations }
  open var shouldAutorotate: Bool { true }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Called before the interface rotates. The children and the presented controller are notified.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    presentation?.controller.viewWillTransition(to: size, with: coordinator)
  }

  /// Called before the size classes change. The children and the presented controller are notified.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
    presentation?.controller.willTransition(to: newCollection, with: coordinator)
  }

  /// Called when a child or the presented controller prefers another size.
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

  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// Never called: all controllers have the environment of the device.
  open func overrideTraitCollection(
    forChild child: UIViewController
  ) -> UITraitCollection? { nil }

  /// Called after the interface has rotated.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Layout without effect

  open var edgesForExtendedLayout: UIRectEdge {
    get { details?.edgesForExtendedLayout ?? .all }
    set { ownDetails.edgesForExtendedLayout = newValue }
  }
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { details?.extendedLayoutIncludesOpaqueBars ?? false }
    set { ownDetails.extendedLayoutIncludesOpaqueBars = newValue }
  }
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { details?.additionalSafeAreaInsets ?? .zero }
    set { ownDetails.additionalSafeAreaInsets = newValue }
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { details?.overrideUserInterfaceStyle ?? .unspecified }
    set { ownDetails.overrideUserInterfaceStyle = newValue }
  }
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { details?.automaticallyAdjustsScrollViewInsets ?? true }
    set { ownDetails.automaticallyAdjustsScrollViewInsets = newValue }
  }
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { details?.modalPresentationCapturesStatusBarAppearance ?? false }
    set { ownDetails.modalPresentationCapturesStatusBarAppearance = newValue }
  }
  open var providesPresentationContextTransitionStyle: Bool {
    get { details?.providesPresentationContextTransitionStyle ?? false }
    set { ownDetails.providesPresentationContextTransitionStyle = newValue }
  }
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { details?.viewRespectsSystemMinimumLayoutMargins ?? true }
    set { ownDetails.viewRespectsSystemMinimumLayoutMargins = newValue }
  }
  /// Has no effect: all controllers have the environment of the device.
  open func setOverrideTraitCollection(
    _ traits: UITraitCollection?, forChild child: UIViewController
  ) {}
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open func setContentScrollView(_ view: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {}
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  /// Never called: there are no safe areas.
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called: there are no margins.
  open func viewLayoutMarginsDidChange() {}
  /// Never called: constraints have no effect.
  open func updateViewConstraints() {}

  @exclusivity(unchecked) private final var item: UINavigationItem?
  /// The navigation item, if it has been read before.
  package final var navigationItemIfMade: UINavigationItem? { item }
  open var navigationItem: UINavigationItem {
    if let item { return item }
    let made = UINavigationItem(title: title ?? "")
    made.title = title
    item = made
    return made
  }

  // MARK: Editing

  @exclusivity(unchecked) private final var editing = false
  @exclusivity(unchecked) private final var editItem: UIBarButtonItem?

  /// Whether the user can edit the content.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Turns editing on or off. Overrides update their views and call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    editItem?.title = editing ? "Done" : "Edit"
  }

  /// A button that toggles editing. The app adds it to the bar.
  open var editButtonItem: UIBarButtonItem {
    if let editItem { return editItem }
    let made = UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in
        self.map { $0.setEditing(!$0.isEditing, animated: true) }
      })
    editItem = made
    return made
  }

  @exclusivity(unchecked) open var hidesBottomBarWhenPushed = false
  @exclusivity(unchecked) open var restorationIdentifier: String?
  /// Never called: the app's state is not saved.
  open func applicationFinishedRestoringState() {}

  // MARK: Focus, which nothing has

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Containment

  @exclusivity(unchecked) private final var parentReference: ResponderReference?
  @exclusivity(unchecked) private final var presenterReference: ResponderReference?

  public internal(set) final var parent: UIViewController? {
    get { parentReference?.target(as: UIViewController.self) }
    set {
      parentReference = newValue?.reference
      parentManagesChildren = newValue?.managesChildrenItself ?? false
    }
  }
  @exclusivity(unchecked) private final var parentManagesChildren = false
  /// Whether `container` is the parent. Does not retain the parent.
  final func isChild(of container: UIViewController) -> Bool {
    parentReference?.refers(to: container) == true
  }
  /// Whether the controller is a child of one of UIKit's containers.
  final var isManagedByParent: Bool {
    // Does not retain the parent, which has the runtime's slow path if an app refers to it weakly.
    parentManagesChildren && parentReference?.isCleared == false
  }
  @exclusivity(unchecked) public internal(set) final var children: [UIViewController] = []

  open func willMove(toParent parent: UIViewController?) { isLeavingParent = parent == nil }
  open func didMove(toParent parent: UIViewController?) {}

  /// Adds a child. The caller calls `didMove(toParent:)` when the view is in place (rule 13).
  open func addChild(_ child: UIViewController) {
    if child.isChild(of: self) { return }
    guard mayTake(child) else { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.parent = self
    child.wasJustAdded = true
    child.isLeavingParent = false
    children.append(child)
  }

  /// Whether `other` contains or presents this controller, directly or indirectly.
  final func isHeld(by other: UIViewController) -> Bool {
    self === other || parent?.isHeld(by: other) == true || ownPresenter?.isHeld(by: other) == true
  }

  /// Whether this container can adopt a child.
  ///
  /// Adding a child that contains or presents the container raises an exception (section 4),
  /// because walking up the hierarchy would not terminate.
  final func mayTake(_ child: UIViewController) -> Bool {
    guard isHeld(by: child) else { return true }
    MainLoop.current.record(
      .crashed(
        reason: "UIViewControllerHierarchyInconsistency: \(type(of: child)) cannot be a child of"
          + " \(type(of: self)), which it presents or contains"), about: child, self)
    return false
  }

  /// Removes a child from its old parent before one of UIKit's containers adopts it (section 4).
  static func release(_ child: UIViewController, to container: UIViewController) {
    guard let parent = child.parent, parent !== container else { return }
    if !parent.managesChildrenItself {
      child.isLeavingParent = true
      child.viewIfLoaded?.removeFromSuperview()
    }
    child.removeFromParent()
  }

  /// Removes the controller from its parent, after a call to `willMove(toParent: nil)` (rule 13).
  open func removeFromParent() {
    guard let parent else { return }
    parent.forgetChild(self)
    didMove(toParent: nil)
  }

  /// Removes a child that leaves without a transition. Containers also update their own lists.
  func forgetChild(_ child: UIViewController) {
    children.removeAll { $0 === child }
    child.parent = nil
    // The child's view may be removed later, but a modal that covers the child must leave now.
    child.isLeavingParent = true
    if child.contextModal != nil, child.presentation?.coversPresenter == true {
      child.beginDisappearing(animated: false)
      child.contextModal?.viewIfLoaded?.detach()
      child.endDisappearing()
    }
  }

  // The number of the transition that brings in this child, in an app's own container; 0 for none.
  @exclusivity(unchecked) private final var arrival = 0

  /// Animates from one child to another, both of which have been added (rule 14).
  open func transition(
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
    let transition = loop.beginTransition()
    old.arrival = 0
    new.arrival = transition
    loop.schedule(after: duration) {
      // Another transition may be bringing the old child back.
      if old.arrival == 0 {
        old.viewIfLoaded?.removeFromSuperview()
        old.endDisappearing()
      }
      if new.arrival == transition { new.arrival = 0 }
      new.endAppearing()
      loop.endTransition(transition)
      completion?(true)
    }
  }

  open var navigationController: UINavigationController? {
    nearestAncestor { $0 as? UINavigationController }
  }
  open var tabBarController: UITabBarController? {
    nearestAncestor { $0 as? UITabBarController }
  }
  open var splitViewController: UISplitViewController? {
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

  /// Shows a controller in the nearest container that supports it, or else presents it (rule 32).
  open func show(_ controller: UIViewController, sender: Any?) {
    if let container = nearestAncestor({ $0.showsControllers ? $0 : nil }) {
      container.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Shows a controller in a split view's detail column, or else as `show(_:sender:)` does.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(controller, sender: sender)
    } else {
      show(controller, sender: sender)
    }
  }

  /// Whether the class implements `show(_:sender:)` as a container.
  var showsControllers: Bool { false }

  /// The coordinator of the current transition of this controller or its container.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let coordinator = parent?.transitionCoordinator { return coordinator }
    return presentation?.coordinator ?? ownPresenter?.presentation?.coordinator
  }

  // MARK: Presentation (see UIViewController+Presentation)

  /// The controller presented by this controller or its nearest presenting container (rule 86).
  open var presentedViewController: UIViewController? { nearestPresentation?.controller }
  /// The controller that presents this controller or its outermost container (rule 86).
  open var presentingViewController: UIViewController? { outermost.ownPresenter }
  @exclusivity(unchecked) final var presentation: Presentation?
  /// The identity of the object that holds the presented controller until it is dismissed.
  package final var presentationIdentity: ObjectIdentifier? {
    presentation.map { ObjectIdentifier($0) }
  }
  // Whether the view of a controller about to be presented is being loaded.
  @exclusivity(unchecked) final var isLoadingModal = false
  final var ownPresenter: UIViewController? {
    get { presenterReference?.target(as: UIViewController.self) }
    set { presenterReference = newValue?.reference }
  }
  @exclusivity(unchecked) final var ownPresentationController: UIPresentationController?
  @exclusivity(unchecked) open var modalPresentationStyle = UIModalPresentationStyle.automatic
  @exclusivity(unchecked) open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  @exclusivity(unchecked) open var definesPresentationContext = false
  /// Whether a sheet cannot be dismissed by swiping (rule 111).
  @exclusivity(unchecked) open var isModalInPresentation = false
  @exclusivity(unchecked) open weak var transitioningDelegate:
    (any UIViewControllerTransitioningDelegate)?

  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    startPresentation(of: controller, animated: animated, completion: completion)
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: animated, completion: completion)
  }

  // MARK: Storyboard (see UIStoryboard)

  @exclusivity(unchecked) public internal(set) final var storyboard: UIStoryboard?
  /// The scene of the storyboard that the controller was created from.
  @exclusivity(unchecked) final var scene: UIStoryboard.Definition.Scene?

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(identifier, sender: sender)
  }
  open func canPerformUnwindSegueAction(
    _ action: Selector, from source: UIViewController, sender: Any?
  ) -> Bool { true }
  /// Never called: UIKit's containers go back to the destination by themselves.
  open func unwind(for segue: UIStoryboardSegue, towards controller: UIViewController) {}
}

// Properties that few controllers set. They are stored, but have no effect.
extension UIViewController {
  fileprivate final class Details {
    var edgesForExtendedLayout = UIRectEdge.all
    var traitRegistrations: [any UITraitChangeRegistration] = []
    var preferredContentSize = CGSize.zero
    var extendedLayoutIncludesOpaqueBars = false
    var isAccessibilityElement = false
    var accessibilityElements: [Any]?
    var additionalSafeAreaInsets = UIEdgeInsets.zero
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var automaticallyAdjustsScrollViewInsets = true
    var modalPresentationCapturesStatusBarAppearance = false
    var providesPresentationContextTransitionStyle = false
    var viewRespectsSystemMinimumLayoutMargins = true
  }

  fileprivate var ownDetails: Details {
    if let details { return details }
    let made = Details()
    details = made
    return made
  }

  final var traitRegistrations: [any UITraitChangeRegistration] {
    get { details?.traitRegistrations ?? [] }
    set { ownDetails.traitRegistrations = newValue }
  }
  public final var isAccessibilityElement: Bool {
    get { details?.isAccessibilityElement ?? false }
    set { ownDetails.isAccessibilityElement = newValue }
  }
  public final var accessibilityElements: [Any]? {
    get { details?.accessibilityElements }
    set { ownDetails.accessibilityElements = newValue }
  }

  fileprivate final var storedContentSize: CGSize {
    get { details?.preferredContentSize ?? .zero }
    set { ownDetails.preferredContentSize = newValue }
  }
}

/// The style of the status bar. Stored, but has no effect.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// The animation that hides and shows the status bar. Stored, but has no effect.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all = UIRectEdge(rawValue: 15)
}
