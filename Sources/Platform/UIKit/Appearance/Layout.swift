// Layout properties. They are stored or ignored; nothing is laid out.

/// Insets from the four edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// The importance of a constraint relative to others.
public struct UILayoutPriority: Hashable, Sendable {
  public let rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
  public static func + (one: UILayoutPriority, distance: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue + distance)
  }
  public static func - (one: UILayoutPriority, distance: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue - distance)
  }
}

extension UIView {
  /// Options for how a view resizes with its superview. Ignored.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }
  public final var autoresizingMask: AutoresizingMask {
    get { [] }
    set {}
  }
}

/// The priorities with which a view keeps its size in one direction.
struct SizePriorities {
  var hugging = UILayoutPriority.defaultLow
  var resistance = UILayoutPriority.defaultHigh
}

extension UIView {
  public final func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { sizePriorities(axis).hugging }
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { ownLook.details.sizePriorities[axis, default: SizePriorities()].hugging = priority }
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { sizePriorities(axis).resistance }
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { ownLook.details.sizePriorities[axis, default: SizePriorities()].resistance = priority }

  private func sizePriorities(_ axis: NSLayoutConstraint.Axis) -> SizePriorities {
    look?.detailsIfMade?.sizePriorities[axis] ?? SizePriorities()
  }
}

extension CGRect {
  /// The rectangle within the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}
