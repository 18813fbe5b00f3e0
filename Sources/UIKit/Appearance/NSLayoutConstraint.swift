/// A relation between two attributes of views, or between one of them and a constant.
///
/// Nothing is placed by it. An active constraint belongs to a view, as on a phone: to the nearest one that holds both
/// items, which keeps it until it is deactivated or one of the items leaves.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// A direction of layout.
  public enum Axis: Sendable { case horizontal, vertical }

  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// The edge, centre line, baseline or size of an item that a constraint is about.
  public enum Attribute: Int, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// A view or a layout guide; not kept.
  public private(set) final weak var firstItem: AnyObject?
  public private(set) final weak var secondItem: AnyObject?
  public private(set) final var firstAttribute = Attribute.notAnAttribute
  public private(set) final var secondAttribute = Attribute.notAnAttribute
  public private(set) final var relation = Relation.equal
  public private(set) final var multiplier: CGFloat = 1

  // Nothing is placed, but a constraint that changes moves what a user sees.
  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { MainLoop.current.noteRedraw() } }
  }
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { MainLoop.current.noteRedraw() } }
  }
  /// A name for whoever reads a list of constraints.
  open var identifier: String?
  open var shouldBeArchived = false
  /// Whether a view has ever kept a constraint. Apps without any should not pay for those that leave with their views.
  @exclusivity(unchecked) static var areInUse = false
  /// The view that keeps the constraint while it is active.
  final weak var owner: UIView?

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

  /// Whether a view keeps the constraint. Activating one whose items have no view in common changes nothing.
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

  /// Called when the constraint has come out of a storyboard or a nib.
  open func awakeFromNib() {}

  /// The views that the items are, or that the items are guides of.
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
