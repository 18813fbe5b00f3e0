/// A view above or below a section's rows.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  open var reuseIdentifier: String? { poolIdentifier }
  // UIKit itself reads this one, which is faster: tables compare it for every row.
  @exclusivity(unchecked) final var poolIdentifier: String?
  /// The view that contains the subviews, or displays the content configuration.
  @exclusivity(unchecked) public private(set) final var contentView = UIView()
  private let labels = (text: UILabel(), detail: UILabel())
  open var textLabel: UILabel? { labels.text }
  open var detailTextLabel: UILabel? { labels.detail }
  @exclusivity(unchecked) open var backgroundView: UIView?
  @exclusivity(unchecked) open var backgroundConfiguration: UIBackgroundConfiguration?
  @exclusivity(unchecked) private var content: (any UIContentConfiguration)?

  /// The content, whose view replaces the content view and what it contains.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content }
    set {
      content = newValue
      contentView = replaceContent(contentView, by: newValue)
    }
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  public init(reuseIdentifier: String?) {
    poolIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public convenience init() { self.init(reuseIdentifier: nil) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open func prepareForReuse() {}
}
