/// The bar of a tab bar controller.
@preconcurrency @MainActor open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
}

/// An item in a tab bar.
@preconcurrency @MainActor open class UITabBarItem: NSObject {
  public enum SystemItem: Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed
  }

  open var title: String?
  open var image: UIImage?
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var tag: Int
  open var isEnabled = true
  open var accessibilityIdentifier: String?

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
