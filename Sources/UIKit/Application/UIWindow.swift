/// The root of what is seen. Only the app keeps it (M1).
@preconcurrency @MainActor open class UIWindow: UIView {
  private var root: UIViewController?
  private var isVisible = false

  /// How far in front a window is; here only kept.
  public struct Level: Hashable, Sendable {
    public let rawValue: CGFloat
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  open var windowLevel = Level.normal
  open weak var windowScene: UIWindowScene?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    // A window is seen when it is told to be.
    isHidden = true
  }

  /// A window of a scene, which it does not keep and is not kept by.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Whether this is the window that takes touches.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      isHidden ? hide() : appear()
    }
  }

  /// The controller whose view fills the window. Replacing it while the window is seen makes the old one disappear
  /// without animation (rule 134); what the old one presents is not dismissed (rule 107).
  open var rootViewController: UIViewController? {
    get { root }
    set {
      MainLoop.current.onNavigationRequest?()
      let old = root
      root = newValue
      guard old !== newValue else { return }
      old?.beginDisappearing(animated: false)
      // It may have been put back as it was leaving.
      guard root !== old else { return }
      old?.takeViewsOut(of: self)
      old?.endDisappearing()
      if root === newValue { showRoot() }
    }
  }

  open func makeKey() { UIApplication.shared.takesTouches(self) }

  open func makeKeyAndVisible() {
    makeKey()
    if isHidden { isHidden = false } else { appear() }
  }

  open override var next: UIResponder? { UIApplication.shared }

  private func appear() {
    guard !isVisible else { return }
    isVisible = true
    UIApplication.shared.shows(self)
    showRoot()
  }

  private func hide() {
    guard isVisible else { return }
    isVisible = false
    root?.beginDisappearing(animated: false)
    root?.endDisappearing()
  }

  // Each step runs the app's code, which may put another root in the place of this one.
  private func showRoot() {
    guard isVisible, let root else { return }
    root.loadVisibleViews()
    guard isVisible, self.root === root else { return }
    root.announceAppearance(animated: false)
    guard isVisible, self.root === root else { return }
    root.placeViews(in: self)
    root.isAppearing()
    // The last callback follows the first commit, not the call (rule 133).
    MainLoop.current.enqueue { [weak root] in root?.endAppearing() }
  }

  /// The controller that a finger can reach: the last one presented, or the root.
  public final var frontmostController: UIViewController? {
    var front = root
    while let next = front?.innermostPresentation?.controller { front = next }
    return front
  }
}

extension UIViewController {
  /// What this controller, or a container's shown child in its own context, presents.
  fileprivate final var innermostPresentation: Presentation? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presentation = current.presentation { return presentation }
      candidate = current.shownChild
    }
    return nil
  }
}
