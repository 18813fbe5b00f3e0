/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Configures the cell for a state. Called only if a subclass overrides it, which is read from
  /// its vtable: the first method of the class.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// The state that the cell is configured for. An override adds the app's own values.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    return state
  }
  /// Has the cell configured in the next turn.
  open func setNeedsUpdateConfiguration() { requestConfiguration() }

  public enum CellStyle: Sendable { case `default`, value1, value2, subtitle }

  /// The accessory at the trailing edge of a row.
  public enum AccessoryType: Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The separator between rows. Stored, but has no effect.
  public enum SeparatorStyle: Sendable { case none, singleLine }

  /// The editing controls that a row shows. Passed only to callbacks that are never called.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// The control that a row shows during editing.
  public enum EditingStyle: Sendable { case none, delete, insert }

  /// The appearance of a selected row. Stored, but has no effect.
  public enum SelectionStyle: Sendable { case none, blue, gray, `default` }

  open var reuseIdentifier: String? { poolIdentifier }
  // UIKit itself reads this one, which is faster: tables compare it for every row.
  @exclusivity(unchecked) final var poolIdentifier: String?
  /// The view that contains the cell's subviews, or displays its content configuration.
  @exclusivity(unchecked) public private(set) final var contentView = UIView()
  @exclusivity(unchecked) open var accessoryType = AccessoryType.none
  @exclusivity(unchecked) open var selectionStyle = SelectionStyle.default
  @exclusivity(unchecked) open var isSelected = false
  @exclusivity(unchecked) open var accessoryView: UIView?
  @exclusivity(unchecked) private var details: Details?
  @exclusivity(unchecked) private var firstLabel: UILabel?
  @exclusivity(unchecked) private var secondLabel: UILabel?

  public init(style: CellStyle, reuseIdentifier: String?) {
    poolIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// The values that few cells set.
  private final class Details {
    @exclusivity(unchecked) var imageView: UIImageView?
    @exclusivity(unchecked) var backgroundView: UIView?
    @exclusivity(unchecked) var selectedBackgroundView: UIView?
    @exclusivity(unchecked) var segueIdentifier: String?
    @exclusivity(unchecked) var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    @exclusivity(unchecked) var editingAccessoryType = AccessoryType.none
    @exclusivity(unchecked) var editingAccessoryView: UIView?
    @exclusivity(unchecked) var indentationLevel = 0
    @exclusivity(unchecked) var indentationWidth: CGFloat = 10
    @exclusivity(unchecked) var isHighlighted = false
    @exclusivity(unchecked) var showsReorderControl = false
    @exclusivity(unchecked) var shouldIndentWhileEditing = true
    @exclusivity(unchecked) var multipleSelectionBackgroundView: UIView?
    @exclusivity(unchecked) var contentConfiguration: (any UIContentConfiguration)?
    @exclusivity(unchecked) var backgroundConfiguration: UIBackgroundConfiguration?
    @exclusivity(unchecked) var automaticallyUpdatesContent = true
    @exclusivity(unchecked) var automaticallyUpdatesBackground = true
    @exclusivity(unchecked) var configurationUpdateHandler: ConfigurationUpdateHandler?
    @exclusivity(unchecked) var isConfigurationRequested = false
  }

  private final var ownDetails: Details {
    if let details { return details }
    let made = Details()
    details = made
    return made
  }

  /// The view that displays the image, created on first access.
  open var imageView: UIImageView? {
    let details = ownDetails
    if let known = details.imageView { return known }
    let made = UIImageView()
    details.imageView = made
    contentView.addSubview(made)
    return made
  }
  open var selectedBackgroundView: UIView? {
    get { details?.selectedBackgroundView }
    set { ownDetails.selectedBackgroundView = newValue }
  }
  /// The storyboard segue that a tap on the cell performs.
  public final var segueIdentifier: String? {
    get { details?.segueIdentifier }
    set { ownDetails.segueIdentifier = newValue }
  }
  open var backgroundView: UIView? {
    get { details?.backgroundView }
    set { ownDetails.backgroundView = newValue }
  }
  open var multipleSelectionBackgroundView: UIView? {
    get { details?.multipleSelectionBackgroundView }
    set { ownDetails.multipleSelectionBackgroundView = newValue }
  }
  open var separatorInset: UIEdgeInsets {
    get { details?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set { ownDetails.separatorInset = newValue }
  }
  open var editingAccessoryType: AccessoryType {
    get { details?.editingAccessoryType ?? .none }
    set { ownDetails.editingAccessoryType = newValue }
  }
  open var editingAccessoryView: UIView? {
    get { details?.editingAccessoryView }
    set { ownDetails.editingAccessoryView = newValue }
  }
  open var indentationLevel: Int {
    get { details?.indentationLevel ?? 0 }
    set { ownDetails.indentationLevel = newValue }
  }
  open var indentationWidth: CGFloat {
    get { details?.indentationWidth ?? 10 }
    set { ownDetails.indentationWidth = newValue }
  }
  open var showsReorderControl: Bool {
    get { details?.showsReorderControl ?? false }
    set { ownDetails.showsReorderControl = newValue }
  }
  open var shouldIndentWhileEditing: Bool {
    get { details?.shouldIndentWhileEditing ?? true }
    set { ownDetails.shouldIndentWhileEditing = newValue }
  }
  open var isHighlighted: Bool {
    get { details?.isHighlighted ?? false }
    set {
      guard newValue != isHighlighted else { return }
      ownDetails.isHighlighted = newValue
      stateDidChange()
    }
  }
  /// The content, whose view replaces the content view and what it contains.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { details?.contentConfiguration }
    set {
      ownDetails.contentConfiguration = newValue
      contentView = replaceContent(contentView, by: newValue)
    }
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { details?.backgroundConfiguration }
    set { ownDetails.backgroundConfiguration = newValue }
  }
  // Stored, but has no effect: contents and backgrounds have no states.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { details?.automaticallyUpdatesContent ?? true }
    set { ownDetails.automaticallyUpdatesContent = newValue }
  }
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { details?.automaticallyUpdatesBackground ?? true }
    set { ownDetails.automaticallyUpdatesBackground = newValue }
  }
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      UITableViewCell, UICellConfigurationState
    ) -> Void
  /// Called after `updateConfiguration(using:)`.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { details?.configurationUpdateHandler }
    set {
      ownDetails.configurationUpdateHandler = newValue
      requestConfiguration()
    }
  }
  final var isConfigurationRequested: Bool {
    get { details?.isConfigurationRequested ?? false }
    set { ownDetails.isConfigurationRequested = newValue }
  }
  /// Whether the table is being edited.
  open var isEditing: Bool {
    get { (superview as? UITableView)?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }
  /// The control that the row would show during editing.
  open var editingStyle: EditingStyle {
    guard let table = superview as? UITableView, let path = table.indexPath(for: self) else {
      return .none
    }
    return table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
  }

  /// Called when the table selects or deselects the row. Overrides call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    let hasChanged = isSelected != selected
    isSelected = selected
    if hasChanged { stateDidChange() }
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) {}
  /// Never called: no cell is animated.
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  public required init?(coder: NSCoder) {
    poolIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The main label, created on first access.
  open var textLabel: UILabel? {
    if firstLabel == nil { firstLabel = makeLabel() }
    return firstLabel
  }

  /// The secondary label, created on first access.
  open var detailTextLabel: UILabel? {
    if secondLabel == nil { secondLabel = makeLabel() }
    return secondLabel
  }

  /// The texts of both labels, without creating them, or those of the content configuration.
  public final var labelTexts: (String?, String?) {
    if let content = details?.contentConfiguration as? UIListContentConfiguration {
      return (content.text, content.secondaryText)
    }
    return (firstLabel?.text, secondLabel?.text)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  /// Called before the cell is reused. Closures stored in the cell survive unless reset here.
  open func prepareForReuse() {}
}
