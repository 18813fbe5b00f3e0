/// A view that arranges views in a row or column.
@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Alignment: Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline, top, bottom
  }

  /// The distribution of arranged views along the axis. Stored, but has no effect.
  public enum Distribution: Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  @exclusivity(unchecked) open private(set) var arrangedSubviews: [UIView] = []
  @exclusivity(unchecked) open var axis = NSLayoutConstraint.Axis.horizontal
  @exclusivity(unchecked) open var spacing: CGFloat = 0
  @exclusivity(unchecked) open var alignment = Alignment.fill
  @exclusivity(unchecked) open var distribution = Distribution.fill
  @exclusivity(unchecked) open var isBaselineRelativeArrangement = false
  @exclusivity(unchecked) open var isLayoutMarginsRelativeArrangement = false
  @exclusivity(unchecked) private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem = CGFloat(8)

  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacings[ObjectIdentifier(view)] = spacing
  }
  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  // Never fails, unlike that of other views.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    // First, because the view may leave another stack, and because this runs app code.
    addSubview(view)
    guard view.superview === self else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
  }

  /// Removes an arranged view, which remains a subview, as on a phone.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }

  open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }
}
