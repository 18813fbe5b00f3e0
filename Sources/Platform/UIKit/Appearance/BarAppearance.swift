// The appearance of bars. The values are stored, but have no effect.

/// The edge that a bar is at.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// The style of a bar.
public enum UIBarStyle: Int, Sendable { case `default`, black, blackTranslucent }

/// The look of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  @exclusivity(unchecked) open var backgroundColor: UIColor?
  @exclusivity(unchecked) open var backgroundImage: UIImage?
  @exclusivity(unchecked) open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  @exclusivity(unchecked) open var backgroundEffect: UIBlurEffect?
  @exclusivity(unchecked) open var shadowColor: UIColor?
  @exclusivity(unchecked) open var shadowImage: UIImage?

  public required override init() { super.init() }

  public required convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    backgroundEffect = barAppearance.backgroundEffect
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  open func configureWithDefaultBackground() { clearBackground() }
  open func configureWithOpaqueBackground() {
    clearBackground()
    backgroundColor = .systemBackground
  }
  open func configureWithTransparentBackground() { clearBackground() }

  private func clearBackground() {
    backgroundColor = nil
    backgroundImage = nil
    backgroundEffect = nil
    shadowColor = nil
    shadowImage = nil
  }

  /// Returns another object with the same look.
  open func copy(with zone: NSZone? = nil) -> Self { Self(barAppearance: self) }
}

/// The look of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  @exclusivity(unchecked) open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  @exclusivity(unchecked) open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  @exclusivity(unchecked) open var titlePositionAdjustment = UIOffset.zero
  @exclusivity(unchecked) open var buttonAppearance = UIBarButtonItemAppearance()
  @exclusivity(unchecked) open var doneButtonAppearance = UIBarButtonItemAppearance()
  @exclusivity(unchecked) open var backButtonAppearance = UIBarButtonItemAppearance()
  @exclusivity(unchecked) open private(set) var backIndicatorImage: UIImage?
  @exclusivity(unchecked) open private(set) var backIndicatorTransitionMaskImage: UIImage?

  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}

/// The look of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  @exclusivity(unchecked) open var stackedLayoutAppearance = UITabBarItemAppearance()
  @exclusivity(unchecked) open var inlineLayoutAppearance = UITabBarItemAppearance()
  @exclusivity(unchecked) open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  @exclusivity(unchecked) open var selectionIndicatorTintColor: UIColor?
  @exclusivity(unchecked) open var selectionIndicatorImage: UIImage?
}

/// The look of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  @exclusivity(unchecked) open var buttonAppearance = UIBarButtonItemAppearance()
  @exclusivity(unchecked) open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The look of a bar's button.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarItemStateAppearance()
  public let highlighted = UIBarItemStateAppearance()
  public let disabled = UIBarItemStateAppearance()
  public let focused = UIBarItemStateAppearance()

  public override init() { super.init() }
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// The look of a tab bar's item.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  public enum Style: Sendable { case stacked, inline, compactInline }
  public let normal = UIBarItemStateAppearance()
  public let selected = UIBarItemStateAppearance()
  public let disabled = UIBarItemStateAppearance()
  public let focused = UIBarItemStateAppearance()

  public override init() { super.init() }
  public convenience init(style: Style) { self.init() }
  open func configureWithDefault(for style: Style) {}
}

/// The look of a bar's item in one state.
@preconcurrency @MainActor open class UIBarItemStateAppearance: NSObject {
  @exclusivity(unchecked) open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  @exclusivity(unchecked) open var titlePositionAdjustment = UIOffset.zero
  @exclusivity(unchecked) open var backgroundImage: UIImage?
  @exclusivity(unchecked) open var iconColor: UIColor?
  @exclusivity(unchecked) open var badgeBackgroundColor: UIColor?
  @exclusivity(unchecked) open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// Apple's names for the look of an item in one state.
public typealias UIBarButtonItemStateAppearance = UIBarItemStateAppearance
public typealias UITabBarItemStateAppearance = UIBarItemStateAppearance

/// A horizontal and a vertical distance.
public struct UIOffset: Hashable, Sendable {
  public var horizontal, vertical: CGFloat
  public static let zero = UIOffset()

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// The appearance settings of a bar. Few bars have any.
@MainActor final class BarLook {
  var style = UIBarStyle.default
  var standard: UIBarAppearance?
  var scrollEdge: UIBarAppearance?
  var compact: UIBarAppearance?
  var compactScrollEdge: UIBarAppearance?
  var images: [String: UIImage] = [:]
  var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  var itemPositioning = UITabBar.ItemPositioning.automatic
}

extension UINavigationBar {
  public final var barStyle: UIBarStyle {
    get { barLook.style }
    set { barLook.style = newValue }
  }
  public final var standardAppearance: UINavigationBarAppearance {
    get { barLook.standard(UINavigationBarAppearance.self) }
    set { barLook.standard = newValue }
  }
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { barLook.scrollEdge as? UINavigationBarAppearance }
    set { barLook.scrollEdge = newValue }
  }
  public final var compactAppearance: UINavigationBarAppearance? {
    get { barLook.compact as? UINavigationBarAppearance }
    set { barLook.compact = newValue }
  }
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { barLook.compactScrollEdge as? UINavigationBarAppearance }
    set { barLook.compactScrollEdge = newValue }
  }
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { barLook.largeTitleTextAttributes }
    set { barLook.largeTitleTextAttributes = newValue }
  }
  public final var backIndicatorImage: UIImage? {
    get { barLook.images["back"] }
    set { barLook.images["back"] = newValue }
  }
  public final var backIndicatorTransitionMaskImage: UIImage? {
    get { barLook.images["back mask"] }
    set { barLook.images["back mask"] = newValue }
  }
  public final func backgroundImage(for metrics: UIBarMetrics) -> UIImage? {
    barLook.images["background \(metrics)"]
  }
}

extension UITabBar {
  /// The arrangement of items. Stored, but has no effect.
  public enum ItemPositioning: Sendable { case automatic, fill, centered }

  public final var barStyle: UIBarStyle {
    get { barLook.style }
    set { barLook.style = newValue }
  }
  public final var standardAppearance: UITabBarAppearance {
    get { barLook.standard(UITabBarAppearance.self) }
    set { barLook.standard = newValue }
  }
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { barLook.scrollEdge as? UITabBarAppearance }
    set { barLook.scrollEdge = newValue }
  }
  public final var itemPositioning: ItemPositioning {
    get { barLook.itemPositioning }
    set { barLook.itemPositioning = newValue }
  }
  public final var backgroundImage: UIImage? {
    get { barLook.images["background"] }
    set { barLook.images["background"] = newValue }
  }
  public final var shadowImage: UIImage? {
    get { barLook.images["shadow"] }
    set { barLook.images["shadow"] = newValue }
  }
  public final var selectionIndicatorImage: UIImage? {
    get { barLook.images["selection"] }
    set { barLook.images["selection"] = newValue }
  }
}

extension UIToolbar {
  public final var barStyle: UIBarStyle {
    get { barLook.style }
    set { barLook.style = newValue }
  }
  public final var standardAppearance: UIToolbarAppearance {
    get { barLook.standard(UIToolbarAppearance.self) }
    set { barLook.standard = newValue }
  }
  public final var scrollEdgeAppearance: UIToolbarAppearance? {
    get { barLook.scrollEdge as? UIToolbarAppearance }
    set { barLook.scrollEdge = newValue }
  }
  public final var compactAppearance: UIToolbarAppearance? {
    get { barLook.compact as? UIToolbarAppearance }
    set { barLook.compact = newValue }
  }
}

extension BarLook {
  fileprivate func standard<Appearance: UIBarAppearance>(_ type: Appearance.Type) -> Appearance {
    if let known = standard as? Appearance { return known }
    let made = Appearance()
    standard = made
    return made
  }
}

extension UINavigationItem {
  public final var standardAppearance: UINavigationBarAppearance? {
    get { look?.standard as? UINavigationBarAppearance }
    set { ownLook.standard = newValue }
  }
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { look?.scrollEdge as? UINavigationBarAppearance }
    set { ownLook.scrollEdge = newValue }
  }
  public final var compactAppearance: UINavigationBarAppearance? {
    get { look?.compact as? UINavigationBarAppearance }
    set { ownLook.compact = newValue }
  }
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { look?.compactScrollEdge as? UINavigationBarAppearance }
    set { ownLook.compactScrollEdge = newValue }
  }

  private var ownLook: BarLook {
    if let look { return look }
    let made = BarLook()
    look = made
    return made
  }
}
