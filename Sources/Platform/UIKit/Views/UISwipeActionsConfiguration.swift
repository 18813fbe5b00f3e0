/// The actions that a swipe across a row reveals. A session chooses one of them.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action. Stored, but has no effect.
  @exclusivity(unchecked) open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action that a swipe across a row reveals.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  /// The handler of an action, which receives a view and a closure to call when the action is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  @exclusivity(unchecked) open var title: String?
  @exclusivity(unchecked) open var image: UIImage?
  @exclusivity(unchecked) open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// A view above or below a section's rows. Never shown.
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

extension Device {
  /// Returns the actions that a swipe across a row reveals at its trailing or leading edge.
  public func swipeActions(
    section: Int, row: Int, of table: UITableView, leading: Bool = false
  ) -> [UIContextualAction] {
    let path = IndexPath(row: row, section: section)
    guard canTouch(table), table.cellForRow(at: path) != nil,
      table.dataSource?.tableView(table, canEditRowAt: path) == true, let delegate = table.delegate
    else { return [] }
    let configuration =
      leading
      ? delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    return configuration?.actions ?? []
  }

  /// Swipes across a row and taps one of the revealed actions, by its index.
  @discardableResult public func chooseSwipeAction(
    _ index: Int, section: Int, row: Int, of table: UITableView, leading: Bool = false
  ) -> TouchResult {
    if let refusal = refusal(of: table) { return .refused(refusal) }
    let actions = swipeActions(section: section, row: row, of: table, leading: leading)
    guard actions.indices.contains(index) else {
      return .refused(.missing("The row has no swipe action \(index): there are \(actions.count)."))
    }
    let view = table.cell(section: section, row: row) ?? UIView()
    actions[index].handler(actions[index], view) { _ in }
    return .delivered
  }
}
