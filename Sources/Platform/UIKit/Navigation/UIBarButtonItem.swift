/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  public enum Style: Sendable { case plain, done, bordered }

  /// The values that few items set.
  private final class Details {
    var isHidden = false
    var width: CGFloat = 0
    var menu: UIMenu?
    var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    var imageInsets = UIEdgeInsets.zero
    var accessibilityHint: String?
    var isAccessibilityElement = true
    var accessibilityTraits = UIAccessibilityTraits.button
    var possibleTitles: Set<String>?
    var isSpace = false
    var isSelected = false
  }

  /// Standard buttons with titles provided by the system.
  public enum SystemItem: Sendable {
    case done, cancel, edit, save, add, close, trash, refresh, search, action, compose, reply,
      organize, bookmarks, camera, play, pause, stop, undo, redo, flexibleSpace, fixedSpace
  }

  @exclusivity(unchecked) open var title: String?
  @exclusivity(unchecked) open var image: UIImage?
  @exclusivity(unchecked) open var tag = 0
  @exclusivity(unchecked) open var isEnabled = true
  @exclusivity(unchecked) open var tintColor: UIColor?
  @exclusivity(unchecked) open var style = Style.plain
  @exclusivity(unchecked) open var customView: UIView?
  @exclusivity(unchecked) open var accessibilityIdentifier: String?
  @exclusivity(unchecked) open var accessibilityLabel: String?
  @exclusivity(unchecked) open var primaryAction: UIAction?
  /// The target of the action, referenced weakly (M11).
  @exclusivity(unchecked) open weak var target: AnyObject?
  @exclusivity(unchecked) open var action: Selector?

  public override init() { super.init() }

  /// Creates a button that shows the action's title and performs it.
  public convenience init(primaryAction: UIAction?) {
    self.init(title: primaryAction?.title, primaryAction: primaryAction)
  }

  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    super.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
  }

  /// Creates a standard button that performs the action or shows the menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    super.init()
    self.title = title
    self.target = target.map { $0 as AnyObject }
    self.action = action
    self.style = style
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) { self.init(image: image, style: style, target: target, action: action) }

  /// Creates an item that displays a custom view. Touches go to its controls directly.
  public convenience init(customView: UIView) {
    self.init(title: nil, style: .plain, target: nil, action: nil)
    self.customView = customView
  }

  public required init?(coder: NSCoder) { super.init() }

  public convenience init(
    barButtonSystemItem item: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: item.title, style: .plain, target: target, action: action)
    if item.isSpace { ownDetails.isSpace = true }
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: systemItem.title, primaryAction: primaryAction)
    if systemItem.isSpace { ownDetails.isSpace = true }
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  @exclusivity(unchecked) private final var details: Details?
  private var ownDetails: Details {
    if let details { return details }
    let made = Details()
    details = made
    return made
  }

  /// Whether the item is a space between others, which cannot be tapped.
  package final var isSpace: Bool { details?.isSpace ?? false }
  /// Whether the item is absent from the bar, so that it receives no touches.
  open var isHidden: Bool {
    get { details?.isHidden ?? false }
    set { ownDetails.isHidden = newValue }
  }
  open var isSelected: Bool {
    get { details?.isSelected ?? false }
    set { ownDetails.isSelected = newValue }
  }
  /// Has no effect.
  open func setTitlePositionAdjustment(_ offset: UIOffset, for metrics: UIBarMetrics) {}
  open var width: CGFloat {
    get { details?.width ?? 0 }
    set { ownDetails.width = newValue }
  }
  open var menu: UIMenu? {
    get { details?.menu }
    set { ownDetails.menu = newValue }
  }
  open var imageInsets: UIEdgeInsets {
    get { details?.imageInsets ?? .zero }
    set { ownDetails.imageInsets = newValue }
  }
  open var accessibilityHint: String? {
    get { details?.accessibilityHint }
    set { ownDetails.accessibilityHint = newValue }
  }
  open var isAccessibilityElement: Bool {
    get { details?.isAccessibilityElement ?? true }
    set { ownDetails.isAccessibilityElement = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { details?.accessibilityTraits ?? .button }
    set { ownDetails.accessibilityTraits = newValue }
  }
  open var possibleTitles: Set<String>? {
    get { details?.possibleTitles }
    set { ownDetails.possibleTitles = newValue }
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { ownDetails.textAttributes[state] = attributes }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    details?.textAttributes[state]
  }

  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setBackButtonBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for metrics: UIBarMetrics
  ) {}

  func perform() {
    primaryAction?.perform(from: self)
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

  /// The standard title, such as `Done` for `done`.
  fileprivate var title: String? {
    if isSpace { return nil }
    let name = "\(self)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
