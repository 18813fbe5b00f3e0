/// The bar of a tab bar controller.
@preconcurrency @MainActor open class UITabBar: UIView {
  @exclusivity(unchecked) open var items: [UITabBarItem]?
  @exclusivity(unchecked) open var selectedItem: UITabBarItem?
  @exclusivity(unchecked) open var barTintColor: UIColor?
  @exclusivity(unchecked) open var unselectedItemTintColor: UIColor?
  @exclusivity(unchecked) open var isTranslucent = true
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
}
