// Properties that few views set. They are stored, but have no effect.
extension UIView {
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  public final var transform3D: CATransform3D {
    get { look?.detailsIfMade?.transform ?? .identity }
    set {
      ownLook.details.transform = newValue
      if newValue.m41 != 0 || newValue.m42 != 0 { Self.translationsAreInUse = true }
    }
  }
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { look?.detailsIfMade?.insetsLayoutMarginsFromSafeArea ?? true }
    set { ownLook.details.insetsLayoutMarginsFromSafeArea = newValue }
  }
  public final var preservesSuperviewLayoutMargins: Bool {
    get { look?.detailsIfMade?.preservesSuperviewLayoutMargins ?? false }
    set { ownLook.details.preservesSuperviewLayoutMargins = newValue }
  }
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { look?.detailsIfMade?.tintAdjustmentMode ?? .automatic }
    set { ownLook.details.tintAdjustmentMode = newValue }
  }
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
  public final var accessibilityRespondsToUserInteraction: Bool {
    get { look?.detailsIfMade?.accessibilityRespondsToUserInteraction ?? true }
    set { ownLook.details.accessibilityRespondsToUserInteraction = newValue }
  }
  public final var accessibilityIgnoresInvertColors: Bool {
    get { look?.detailsIfMade?.accessibilityIgnoresInvertColors ?? false }
    set { ownLook.details.accessibilityIgnoresInvertColors = newValue }
  }
  public final var showsLargeContentViewer: Bool {
    get { look?.detailsIfMade?.showsLargeContentViewer ?? false }
    set { ownLook.details.showsLargeContentViewer = newValue }
  }
  public final var largeContentTitle: String? {
    get { look?.detailsIfMade?.largeContentTitle }
    set { ownLook.details.largeContentTitle = newValue }
  }
  public final var largeContentImage: UIImage? {
    get { look?.detailsIfMade?.largeContentImage }
    set { ownLook.details.largeContentImage = newValue }
  }

  public final var autoresizesSubviews: Bool {
    get { stored(or: true) }
    set { store(newValue) }
  }
  public final var clearsContextBeforeDrawing: Bool {
    get { stored(or: true) }
    set { store(newValue) }
  }
  public final var contentScaleFactor: CGFloat {
    get { stored(or: UIScreen.main.scale) }
    set { store(newValue) }
  }

  /// The value of a property without effect, which ``store(_:_:)`` has set.
  func stored<Value>(_ name: String = #function, or initial: Value) -> Value {
    look?.detailsIfMade?.others[name] as? Value ?? initial
  }
  func store<Value>(_ value: Value, _ name: String = #function) {
    ownLook.details.others[name] = value
  }

  // MARK: Key-value coding, by which apps reach private parts such as a date picker's text colour

  /// Sets a property, or stores the value of a private one, which has no effect.
  public final func setValue(_ value: Any?, forKey key: String) {
    switch (key, self, value) {
    case ("hidden", _, let isHidden as Bool): self.isHidden = isHidden
    case ("alpha", _, let alpha as CGFloat): self.alpha = alpha
    case ("backgroundColor", _, let color): backgroundColor = color as? UIColor
    case ("text", let label as UILabel, let text): label.text = text as? String
    case ("text", let field as UITextField, let text): field.text = text as? String
    default: ownLook.details.others["key \(key)"] = value
    }
  }
  public final func setValue(_ value: Any?, forKeyPath path: String) {
    setValue(value, forKey: path)
  }
  /// A property, or the stored value of a private one; `nil` if there is none.
  public final func value(forKey key: String) -> Any? {
    switch (key, self) {
    case ("hidden", _): isHidden
    case ("alpha", _): alpha
    case ("backgroundColor", _): backgroundColor
    case ("text", let label as UILabel): label.text
    case ("text", let field as UITextField): field.text
    case ("searchField", let bar as UISearchBar): bar.searchTextField
    default: look?.detailsIfMade?.others["key \(key)"]
    }
  }
  public final func value(forKeyPath path: String) -> Any? { value(forKey: path) }

  // MARK: Interactions

  public final var interactions: [any UIInteraction] { look?.detailsIfMade?.interactions ?? [] }

  public final func addInteraction(_ interaction: any UIInteraction) {
    ownLook.details.interactions.append(interaction)
  }

  public final func removeInteraction(_ interaction: any UIInteraction) {
    look?.detailsIfMade?.interactions.removeAll { $0 === interaction }
  }

  // MARK: Geometry

  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  public static let noIntrinsicMetric: CGFloat = -1

  /// Converts a point to another view's coordinates, using only the origins of the frames.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let from = originInWindow
    let to = view?.originInWindow ?? .zero
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let from = view?.originInWindow ?? .zero
    let to = originInWindow
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private var originInWindow: CGPoint {
    var origin = CGPoint.zero
    var candidate: UIView? = self
    while let view = candidate {
      origin.x += view.frame.origin.x
      origin.y += view.frame.origin.y
      candidate = view.superview
    }
    return origin
  }

  /// Returns an empty view instead of a snapshot of a part of this one.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }
  /// Returns an empty view instead of a snapshot of this one.
  public final func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }
  /// Draws nothing. Returns whether the view is in a window, as on a phone.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    window != nil
  }
  public final func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    let (one, other) = (subviews[first], subviews[second])
    insertSubview(one, at: second)
    insertSubview(other, at: first)
  }
}

/// The kind of a container of elements, for assistive technologies. Stored, but has no effect.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// The direction in which a view's content is arranged. Stored, but has no effect.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction of a layout.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The characteristics of an element, for assistive technologies. Stored, but has no effect.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
}

/// An addition to a view's behaviour. Only a context menu has an effect.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {}

/// Shows a bar item's content in large for users who need it. Has no effect.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  public override init() { super.init() }
}

/// Insets from the edges of a rectangle, in the direction of writing.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
