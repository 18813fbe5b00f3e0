/// The root of a view hierarchy. Only the app retains it (M1).
@preconcurrency @MainActor open class UIWindow: UIView {
  @exclusivity(unchecked) private var root: UIViewController? {
    didSet { rootLink = root.map(Unmanaged.passUnretained) }
  }
  // Reading `root` retains it, and every event reads it.
  @exclusivity(unchecked) private var rootLink: Unmanaged<UIViewController>?
  @exclusivity(unchecked) private var isVisible = false

  /// The position of a window on the z-axis. Stored, but has no effect.
  public struct Level: Hashable, RawRepresentable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }
    public static func - (level: Level, distance: CGFloat) -> Level { level + -distance }
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  open var screen: UIScreen { .main }

  @exclusivity(unchecked) open var windowLevel = Level.normal
  @exclusivity(unchecked) open weak var windowScene: UIWindowScene?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    // Windows are hidden until the app shows them.
    isHidden = true
  }

  /// Creates a window for a scene. Neither retains the other.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    isHidden = true
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Whether this window receives touches.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      isHidden ? hide() : appear()
    }
  }

  /// The controller whose view fills the window.
  ///
  /// Replacing the root of a visible window makes the old one disappear without animation (rule
  /// 134) but does not dismiss a modal that the old root presents (rule 107).
  open var rootViewController: UIViewController? {
    get { root }
    set {
      MainLoop.current.onNavigationRequest?()
      let old = root
      root = newValue
      guard old !== newValue else { return }
      old?.beginDisappearing(animated: false)
      // The callback may have restored the old root.
      guard root !== old else { return }
      old?.takeViewsOut(of: self)
      old?.endDisappearing()
      if root === newValue { showRoot() }
    }
  }

  /// Never called: the device performs whole touches.
  open func sendEvent(_ event: UIEvent) {}

  /// Makes this the key window, unless its class refuses.
  open func makeKey() { if canBecomeKey { UIApplication.shared.takesTouches(self) } }
  open var canBecomeKey: Bool { true }
  /// Called after the window has become the key window.
  open func becomeKey() {}
  /// Called after another window has become the key window.
  open func resignKey() {}

  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")

  final func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  open func makeKeyAndVisible() {
    makeKey()
    if isHidden { isHidden = false } else { appear() }
  }

  open override var next: UIResponder? { UIApplication.shared }

  private func appear() {
    guard !isVisible else { return }
    isVisible = true
    if !(self is SystemPrompt.Window) { UIApplication.shared.shows(self) }
    if !(self is SystemPrompt.Window) { post(Self.didBecomeVisibleNotification) }
    showRoot()
  }

  private func hide() {
    guard isVisible else { return }
    isVisible = false
    if !(self is SystemPrompt.Window) {
      post(Self.didBecomeHiddenNotification)
      UIApplication.shared.hides(self)
    }
    root?.beginDisappearing(animated: false)
    root?.endDisappearing()
  }

  // Each step runs app code, which may replace the root.
  private func showRoot() {
    guard isVisible, let root else { return }
    root.loadVisibleViews()
    guard isVisible, self.root === root else { return }
    root.announceAppearance(animated: false)
    guard isVisible, self.root === root else { return }
    root.placeViews(in: self)
    root.isAppearing()
    // `viewDidAppear` follows the first commit, not the call (rule 133).
    MainLoop.current.enqueue { [reference = root.reference] in
      reference.target(as: UIViewController.self)?.endAppearing()
    }
  }

  /// The controller that can receive touches: the one presented last, or else the root.
  public final var frontmostController: UIViewController? {
    // Read on every touch, when usually nothing is presented.
    if MainLoop.current.presentsNothing { return root }
    var front = root
    while let next = front?.innermostPresentation?.controller { front = next }
    return front
  }

  /// The screen in front, if nothing is presented. Valid until app code runs.
  package final var uncoveredScreen: Unmanaged<UIViewController>? {
    MainLoop.unretained.guaranteed { $0.presentsNothing }
      ? rootLink?.guaranteed { $0.topScreen } : nil
  }

  /// The controller presented by a layer of this window: by its root or by a presented controller.
  ///
  /// A child that is shown in the layer may present it. UIKit has no such property:
  /// `presentedViewController` also searches the containers, but not the children.
  public final func layer(above layer: UIViewController) -> UIViewController? {
    MainLoop.current.presentsNothing ? nil : layer.innermostPresentation?.controller
  }
}

extension UIViewController {
  /// The presentation by this controller or else by the nearest shown child that presents.
  fileprivate final var innermostPresentation: Presentation? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presentation = current.presentation { return presentation }
      candidate = current.shownChild
    }
    return nil
  }
}
