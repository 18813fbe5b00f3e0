/// A control for choosing one of several segments.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index that stands for no selection.
  public static let noSegment = -1

  @exclusivity(unchecked) open private(set) var titles: [String]
  @exclusivity(unchecked) open var selectedSegmentIndex = UISegmentedControl.noSegment

  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String ?? "" }
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    titles = []
    super.init(coder: coder)
  }

  public override init(frame: CGRect) {
    titles = []
    super.init(frame: frame)
  }

  @exclusivity(unchecked) open var selectedSegmentTintColor: UIColor?
  @exclusivity(unchecked) private var textAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) { textAttributes[state] = attributes }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  // Appearance, which has no effect.
  open func setBackgroundImage(
    _ image: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { nil }
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: UIBarMetrics
  ) {}
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType segment: Segment, barMetrics: UIBarMetrics
  ) {}
  /// The position of a segment among the others.
  public enum Segment: Int, Sendable { case any, left, center, right, alone }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let place = max(0, min(segment, titles.count))
    titles.insert(title ?? "", at: place)
    disabledSegments = Set(disabledSegments.map { $0 < place ? $0 : $0 + 1 })
  }
  /// Inserts a segment that shows an image, and has no title.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: image?.accessibilityLabel, at: segment, animated: animated)
  }
  /// Has no effect.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  @exclusivity(unchecked) open var apportionsSegmentWidthsByContent = false

  /// Whether a chosen segment does not stay selected.
  @exclusivity(unchecked) open var isMomentary = false
  @exclusivity(unchecked) private var disabledSegments: Set<Int> = []

  /// Allows or forbids the choice of a segment.
  open func setEnabled(_ isEnabled: Bool, forSegmentAt segment: Int) {
    if isEnabled { disabledSegments.remove(segment) } else { disabledSegments.insert(segment) }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabledSegments.contains(segment) }

  open func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) {
      titles.remove(at: segment)
      disabledSegments.remove(segment)
      disabledSegments = Set(disabledSegments.map { $0 < segment ? $0 : $0 - 1 })
    }
    if selectedSegmentIndex >= titles.count { selectedSegmentIndex = Self.noSegment }
  }
  open func removeAllSegments() {
    titles = []
    disabledSegments = []
    selectedSegmentIndex = Self.noSegment
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }

  open var numberOfSegments: Int { titles.count }
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
}
