/// The methods that respond to taps on a bar. Referenced weakly.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar of a tab bar controller.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// Never called: a tab bar controller calls its own method, and a bar without one cannot be
  /// touched.
  @exclusivity(unchecked) open weak var delegate: (any UITabBarDelegate)?
  @exclusivity(unchecked) open var items: [UITabBarItem]?
  @exclusivity(unchecked) open var selectedItem: UITabBarItem?
  @exclusivity(unchecked) open var barTintColor: UIColor?
  @exclusivity(unchecked) open var unselectedItemTintColor: UIColor?
  @exclusivity(unchecked) open var isTranslucent = true
  private(set) final lazy var barLook = BarLook()
}

/// An item in a tab bar.
@preconcurrency @MainActor open class UITabBarItem: NSObject {
  public enum SystemItem: Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed
  }

  @exclusivity(unchecked) open var title: String?
  @exclusivity(unchecked) open var image: UIImage?
  @exclusivity(unchecked) open var selectedImage: UIImage?
  @exclusivity(unchecked) open var badgeValue: String?
  @exclusivity(unchecked) open var tag: Int
  @exclusivity(unchecked) open var isEnabled = true
  @exclusivity(unchecked) open var accessibilityIdentifier: String?
  @exclusivity(unchecked) open var accessibilityLabel: String?
  @exclusivity(unchecked) open var badgeColor: UIColor?
  @exclusivity(unchecked) open var imageInsets = UIEdgeInsets.zero
  @exclusivity(unchecked) open var titlePositionAdjustment = UIOffset.zero
  @exclusivity(unchecked) open var standardAppearance: UITabBarAppearance?
  @exclusivity(unchecked) open var scrollEdgeAppearance: UITabBarAppearance?
  @exclusivity(unchecked) private var textAttributes:
    [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
    super.init()
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
    self.init(title: "\(item)".capitalized, image: nil, tag: tag)
  }

  public convenience override init() { self.init(title: nil, image: nil, tag: 0) }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { textAttributes[state] = attributes }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { textAttributes[state] }
}
