// Where things would be on a screen. Constraints can be made and switched on, and nothing is placed by them.

/// Distances from the four edges.
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

/// How strongly a constraint holds.
public struct UILayoutPriority: Hashable, Sendable {
  public let rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}

/// A relation between two edges.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Sendable { case horizontal, vertical }

  // Nothing is placed, but a constraint that changes moves what a user sees.
  open var isActive = false {
    didSet { if isActive != oldValue { MainLoop.current.noteRedraw() } }
  }
  open var constant: CGFloat {
    didSet { if constant != oldValue { MainLoop.current.noteRedraw() } }
  }
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { MainLoop.current.noteRedraw() } }
  }

  init(constant: CGFloat) {
    self.constant = constant
    super.init()
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// An edge, a centre line, or a size.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

/// A vertical edge or centre line.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

/// A rectangle to lay out against.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
  public let leftAnchor = NSLayoutXAxisAnchor()
  public let rightAnchor = NSLayoutXAxisAnchor()
  public let centerXAnchor = NSLayoutXAxisAnchor()
  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let centerYAnchor = NSLayoutYAxisAnchor()
  public let widthAnchor = NSLayoutDimension()
  public let heightAnchor = NSLayoutDimension()
}

extension UIView {
  /// How a view would follow its parent's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
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
  public final var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public final var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  public final var safeAreaInsets: UIEdgeInsets { .zero }
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  public final func addConstraint(_ constraint: NSLayoutConstraint) {}
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}
