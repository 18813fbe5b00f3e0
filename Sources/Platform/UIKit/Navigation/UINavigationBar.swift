/// The bar of a navigation controller.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  @exclusivity(unchecked) open var prefersLargeTitles = false
  @exclusivity(unchecked) open var isTranslucent = true
  @exclusivity(unchecked) open var barTintColor: UIColor?
  @exclusivity(unchecked) open var titleTextAttributes: [NSAttributedString.Key: Any]?
  @exclusivity(unchecked) open var shadowImage: UIImage?
  private(set) final lazy var barLook = BarLook()
  @exclusivity(unchecked) final weak var stack: UINavigationController?

  /// The items of the controllers on the stack, from the bottom up. A bar without a controller has
  /// none.
  open var items: [UINavigationItem]? { stack?.viewControllers.map(\.navigationItem) }
  open var topItem: UINavigationItem? { stack?.topViewController?.navigationItem }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    barLook.images["background \(metrics)"] = image
  }
  open func setTitleVerticalPositionAdjustment(_ offset: CGFloat, for metrics: UIBarMetrics) {}
}

/// The bar metrics for which an image is intended.
public enum UIBarMetrics: Sendable { case `default`, compact, defaultPrompt, compactPrompt }
