/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Sendable { case `default`, value1, value2, subtitle }

  /// The accessory at the trailing edge of a row.
  public enum AccessoryType: Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The separator between rows. Stored, but has no effect.
  public enum SeparatorStyle: Sendable { case none, singleLine }

  /// The control that a row shows during editing.
  public enum EditingStyle: Sendable { case none, delete, insert }

  /// The appearance of a selected row. Stored, but has no effect.
  public enum SelectionStyle: Sendable { case none, blue, gray, `default` }

  @exclusivity(unchecked) public internal(set) final var reuseIdentifier: String?
  public let contentView = UIView()
  @exclusivity(unchecked) open var accessoryType = AccessoryType.none
  @exclusivity(unchecked) open var selectionStyle = SelectionStyle.default
  @exclusivity(unchecked) open internal(set) var isSelected = false
  @exclusivity(unchecked) open var accessoryView: UIView?
  @exclusivity(unchecked) open var selectedBackgroundView: UIView?
  /// The storyboard segue that a tap on the cell performs.
  @exclusivity(unchecked) public final var segueIdentifier: String?
  @exclusivity(unchecked) private var firstLabel: UILabel?
  @exclusivity(unchecked) private var secondLabel: UILabel?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The main label, created on first access.
  public final var textLabel: UILabel? {
    if firstLabel == nil { firstLabel = makeLabel() }
    return firstLabel
  }

  /// The secondary label, created on first access.
  public final var detailTextLabel: UILabel? {
    if secondLabel == nil { secondLabel = makeLabel() }
    return secondLabel
  }

  /// The texts of both labels, without creating them.
  public final var labelTexts: (String?, String?) { (firstLabel?.text, secondLabel?.text) }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  /// Called before the cell is reused. Closures stored in the cell survive unless reset here.
  open func prepareForReuse() {}
}
