/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Sendable { case none, disclosureIndicator, checkmark }
  public enum EditingStyle: Sendable { case none, delete, insert }
  public enum SelectionStyle: Sendable { case none, `default` }

  public let reuseIdentifier: String?
  public let contentView = UIView()
  open var accessoryType = AccessoryType.none
  open var selectionStyle = SelectionStyle.default
  open internal(set) var isSelected = false
  private var firstLabel: UILabel?
  private var secondLabel: UILabel?

  // Required, unlike Apple's, because a table makes cells from their class and there is no runtime to ask.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Made when first asked for.
  public final var textLabel: UILabel? {
    if firstLabel == nil { firstLabel = makeLabel() }
    return firstLabel
  }

  /// Made when first asked for.
  public final var detailTextLabel: UILabel? {
    if secondLabel == nil { secondLabel = makeLabel() }
    return secondLabel
  }

  /// The texts of both labels, without making them.
  public final var labelTexts: (String?, String?) { (firstLabel?.text, secondLabel?.text) }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  /// Called before the cell is used for another row; closures set on it survive unless reset here.
  open func prepareForReuse() {}
}
