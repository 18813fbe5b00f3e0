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

  open var numberOfSegments: Int { titles.count }
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
}
