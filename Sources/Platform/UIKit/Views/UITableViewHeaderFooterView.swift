/// A view above or below a section's rows.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  @exclusivity(unchecked) public private(set) final var reuseIdentifier: String?
  public let contentView = UIView()
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel? = UILabel()
  @exclusivity(unchecked) open var backgroundView: UIView?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
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
