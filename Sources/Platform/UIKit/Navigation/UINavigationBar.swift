/// The bar of a navigation controller.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// The bar metrics for which an image is intended.
public enum UIBarMetrics: Sendable { case `default`, compact }
