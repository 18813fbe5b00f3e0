/// A relation between two attributes of views, or between an attribute and a constant.
///
/// Constraints have no effect on layout. As on a phone, an active constraint belongs to the nearest
/// view that contains both items. That view retains it until it is deactivated or one of the items
/// is removed.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The direction of a layout.
  public enum Axis: Sendable { case horizontal, vertical }

  /// The relation between the two attributes.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// The part of an item that a constraint refers to.
  public enum Attribute: Int, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// The first view or layout guide, referenced weakly.
  @exclusivity(unchecked) public private(set) final weak var firstItem: AnyObject?
  @exclusivity(unchecked) public private(set) final weak var secondItem: AnyObject?
  @exclusivity(unchecked) public private(set) final var firstAttribute = Attribute.notAnAttribute
  @exclusivity(unchecked) public private(set) final var secondAttribute = Attribute.notAnAttribute
  @exclusivity(unchecked) public private(set) final var relation = Relation.equal
  @exclusivity(unchecked) public private(set) final var multiplier: CGFloat = 1

  // Nothing is laid out, but a changed constraint would change what the user sees.
  @exclusivity(unchecked) open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { MainLoop.current.noteEffect() } }
  }
  @exclusivity(unchecked) open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { MainLoop.current.noteEffect() } }
  }
  /// A name that identifies the constraint when debugging.
  @exclusivity(unchecked) open var identifier: String?
  @exclusivity(unchecked) open var shouldBeArchived = false
  /// Whether any view has ever had a constraint. Apps without constraints skip their removal.
  @exclusivity(unchecked) static var areInUse = false
  /// The view that retains the constraint while it is active.
  @exclusivity(unchecked) final weak var owner: UIView?

  /// The anchor of the first attribute, equal to the one that made the constraint.
  public final var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(firstItem ?? self, firstAttribute)
  }
  /// The anchor of the second attribute; `nil` if the constraint has none.
  public final var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }

  public override init() { super.init() }

  public convenience init(
    item firstItem: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem secondItem: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    self.firstItem = firstItem as AnyObject
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem.map { $0 as AnyObject }
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Whether the constraint belongs to a view. Activation requires a common ancestor of the items.
  open var isActive: Bool {
    get { owner != nil }
    set {
      if !newValue {
        owner?.removeConstraint(self)
      } else if owner == nil {
        nearestCommonView?.addConstraint(self)
      }
    }
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Called after the constraint has been loaded from a storyboard or nib.
  open func awakeFromNib() {}

  /// Whether an edge of `view` is at, or beyond, the opposite edge of `superview`.
  final func places(_ view: UIView, beside superview: UIView) -> Bool {
    guard relation == .equal, firstAttribute != secondAttribute, multiplier == 1 else {
      return false
    }
    let isFirst = firstItem === view && secondItem === superview
    guard isFirst || (firstItem === superview && secondItem === view) else { return false }
    let (own, other) =
      isFirst ? (firstAttribute, secondAttribute) : (secondAttribute, firstAttribute)
    let offset = isFirst ? constant : -constant
    return switch (own, other) {
    case (.right, .left), (.trailing, .leading), (.bottom, .top): offset <= 0
    case (.left, .right), (.leading, .trailing), (.top, .bottom): offset >= 0
    default: false
    }
  }

  /// The items that are views, and the owning views of the items that are layout guides.
  final var views: [UIView] {
    [firstItem, secondItem].compactMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView }
  }

  private var nearestCommonView: UIView? {
    guard let first = views.first, let last = views.last else { return nil }
    var candidate: UIView? = first
    while let view = candidate, !last.isDescendant(of: view) { candidate = view.superview }
    return candidate
  }
}
