/// The content that a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  @exclusivity(unchecked) open var title: String?
  @exclusivity(unchecked) open var prompt: String?
  @exclusivity(unchecked) open var titleView: UIView?
  @exclusivity(unchecked) open var backBarButtonItem: UIBarButtonItem?
  @exclusivity(unchecked) open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// Whether the title is large. Stored, but has no effect.
  public enum LargeTitleDisplayMode: Sendable { case automatic, always, never }

  /// The arrangement of the bar. Stored, but has no effect.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }

  @exclusivity(unchecked) open var style = ItemStyle.navigator

  /// How the back button is labelled. Stored, but has no effect.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  open var backButtonDisplayMode = BackButtonDisplayMode.default
  @exclusivity(unchecked) open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  @exclusivity(unchecked) final var look: BarLook?
  @exclusivity(unchecked) open var backButtonTitle: String?
  @exclusivity(unchecked) open var hidesBackButton = false
  @exclusivity(unchecked) open var leftItemsSupplementBackButton = false
  @exclusivity(unchecked) open var rightBarButtonItems: [UIBarButtonItem]?
  @exclusivity(unchecked) open var leftBarButtonItems: [UIBarButtonItem]?

  public convenience override init() { self.init(title: "") }

  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether the system's back button is visible (rule 50).
  var showsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItems?.isEmpty ?? true || leftItemsSupplementBackButton)
  }
}
