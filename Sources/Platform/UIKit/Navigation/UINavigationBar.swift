/// The bar of a navigation controller.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  @exclusivity(unchecked) open var prefersLargeTitles = false
  @exclusivity(unchecked) open var isTranslucent = true
  @exclusivity(unchecked) open var barTintColor: UIColor?
  @exclusivity(unchecked) open var titleTextAttributes: [NSAttributedString.Key: Any]?
  @exclusivity(unchecked) open var shadowImage: UIImage?
  private(set) final lazy var barLook = BarLook()
  @exclusivity(unchecked) final weak var stack: UINavigationController?

  /// The items of the controllers on the stack, from the bottom up. Those of a bar without a
  /// controller are stored, but no user sees them.
  open var items: [UINavigationItem]? {
    get { stack?.viewControllers.map(\.navigationItem) ?? ownItems }
    set { setItems(newValue, animated: false) }
  }
  @exclusivity(unchecked) private var ownItems: [UINavigationItem]?
  open var topItem: UINavigationItem? {
    stack.map { $0.topViewController?.navigationItem } ?? ownItems?.last
  }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { ownItems = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    ownItems = (ownItems ?? []) + [item]
  }
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { ownItems?.popLast() }

  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    barLook.images["background \(metrics)"] = image
  }
  open func setTitleVerticalPositionAdjustment(_ offset: CGFloat, for metrics: UIBarMetrics) {}
}

/// The bar metrics for which an image is intended.
public enum UIBarMetrics: Sendable { case `default`, compact, defaultPrompt, compactPrompt }
