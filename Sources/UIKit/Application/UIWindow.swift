/// The root of what is seen. Only the app keeps it (M1).
@preconcurrency @MainActor open class UIWindow: UIView {
  private var root: UIViewController?
  private var isVisible = false

  open private(set) var isKeyWindow = false

  /// The controller whose view fills the window. Replacing it while the window is seen makes the old one disappear
  /// without animation (rule 134); what the old one presents is not dismissed (rule 107).
  open var rootViewController: UIViewController? {
    get { root }
    set {
      let old = root
      root = newValue
      guard isVisible, old !== newValue else { return }
      old?.beginDisappearing(animated: false)
      old?.viewIfLoaded?.removeFromSuperview()
      old?.endDisappearing()
      showRoot()
    }
  }

  open func makeKeyAndVisible() {
    isKeyWindow = true
    guard !isVisible else { return }
    isVisible = true
    showRoot()
  }

  private func showRoot() {
    guard let root else { return }
    root.beginAppearing(animated: false)
    addSubview(root.view)
    root.isAppearing()
    // The last callback follows the first commit, not the call (rule 133).
    MainLoop.current.enqueue { [weak root] in root?.endAppearing() }
  }

  /// The controller that a finger can reach: the last one presented, or the root.
  public final var frontmostController: UIViewController? {
    var front = root
    while let next = front?.presentation?.controller { front = next }
    return front
  }
}

/// The display.
@preconcurrency @MainActor public final class UIScreen {
  public static let main = UIScreen()
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
}
