/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Sendable { case `default`, value1, value2, subtitle }

  /// What stands at the end of a row.
  public enum AccessoryType: Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// What would be drawn between rows.
  public enum SeparatorStyle: Sendable { case none, singleLine }

  /// What editing can do to a row.
  public enum EditingStyle: Sendable { case none, delete, insert }

  /// How a selected row would look.
  public enum SelectionStyle: Sendable { case none, blue, gray, `default` }

  public internal(set) final var reuseIdentifier: String?
  public let contentView = UIView()
  open var accessoryType = AccessoryType.none
  open var selectionStyle = SelectionStyle.default
  open internal(set) var isSelected = false
  open var accessoryView: UIView?
  open var selectedBackgroundView: UIView?
  /// The arrow of the storyboard that a tap on the cell follows.
  public final var segueIdentifier: String?
  private var firstLabel: UILabel?
  private var secondLabel: UILabel?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
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
