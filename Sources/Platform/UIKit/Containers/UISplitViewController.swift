/// A container for a list and a detail, or for up to three columns.
///
/// The columns are shown side by side. If space is limited, the view is collapsed: it shows the
/// compact column or else the list, with the other columns on the list's navigation stack.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

  /// A column. The compact one is shown instead of all others in a collapsed view.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  /// The arrangement of columns if there is room for more than one. Stored, but has no effect.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// How columns make room for others. Stored, but has no effect.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

  public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  @exclusivity(unchecked) open weak var delegate: (any UISplitViewControllerDelegate)?
  public let style: Style
  // The wrapped columns, whose screens are on the list's stack once the view is collapsed.
  @exclusivity(unchecked) private final var columns: [Column: UIViewController] = [:]
  /// The screens of the columns that have been on the list's stack, if the view has been collapsed.
  @exclusivity(unchecked) private final var collapsedScreens: [Column: [UIViewController]]?

  // MARK: Looks, which have no effect

  @exclusivity(unchecked) open var preferredDisplayMode = DisplayMode.automatic
  @exclusivity(unchecked) open var preferredSplitBehavior = SplitBehavior.automatic
  @exclusivity(unchecked) open var primaryBackgroundStyle = BackgroundStyle.none
  @exclusivity(unchecked) open var primaryEdge = PrimaryEdge.leading
  @exclusivity(unchecked) open var presentsWithGesture = true
  @exclusivity(unchecked) open var showsSecondaryOnlyButton = false
  @exclusivity(unchecked) open var displayModeButtonVisibility =
    DisplayModeButtonVisibility.automatic
  @exclusivity(unchecked) open var preferredPrimaryColumnWidth = automaticDimension
  @exclusivity(unchecked) open var preferredPrimaryColumnWidthFraction = automaticDimension
  @exclusivity(unchecked) open var minimumPrimaryColumnWidth = automaticDimension
  @exclusivity(unchecked) open var maximumPrimaryColumnWidth = automaticDimension
  @exclusivity(unchecked) open var preferredSupplementaryColumnWidth = automaticDimension
  @exclusivity(unchecked) open var preferredSupplementaryColumnWidthFraction = automaticDimension
  @exclusivity(unchecked) open var minimumSupplementaryColumnWidth = automaticDimension
  @exclusivity(unchecked) open var maximumSupplementaryColumnWidth = automaticDimension
  /// The item that changes the display mode. A tap on it has no effect.
  public final lazy var displayModeButtonItem = UIBarButtonItem()

  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }
  /// The preferred mode, or else that in which all columns are visible.
  open var displayMode: DisplayMode {
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }

  // MARK: Creation

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  /// Whether there is room for only one column.
  open var isCollapsed: Bool { MainLoop.current.idiom == .phone }

  /// The controllers that the container shows, from the list to the detail.
  open var viewControllers: [UIViewController] {
    get { shownColumns }
    set {
      put(newValue.first, in: .primary)
      put(newValue.dropFirst().first, in: .secondary)
      collapseDetail()
    }
  }

  /// Sets a column.
  ///
  /// A style with columns puts a controller that is on no stack on a new one, except in the compact
  /// column.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    // The column's screens may be on the list's stack.
    if let controller, collapsedScreens?[column]?.contains(identicalTo: controller) == true {
      return
    }
    let needsStack = style != .unspecified && column != .compact
    put(needsStack ? controller.map { stack(of: $0) } : controller, in: column)
    if style == .unspecified { collapseDetail() }
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column. If the view is collapsed without a compact column, the column's screens are
  /// pushed onto the list's stack, or those above them are popped.
  open func show(_ column: Column) { show(column, animated: true) }

  /// Hides a column. If the view is collapsed, this shows the column before it.
  open func hide(_ column: Column) {
    switch column {
    case .supplementary: show(.primary)
    case .secondary: show(style == .tripleColumn ? .supplementary : .primary)
    case .primary, .compact: break
    }
  }

  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    if !isCollapsed || collapsedStack != nil {
      setViewController(controller, for: .secondary)
      return show(.secondary)
    }
    let list = columns[.compact] ?? columns[.primary]
    if let stack = list as? UINavigationController {
      stack.setViewControllers(stack.viewControllers + screens(of: controller), animated: true)
    } else {
      list?.present(controller, animated: true)
    }
  }

  private func stack(of controller: UIViewController) -> UINavigationController {
    if let stack = controller as? UINavigationController { return stack }
    let own = controller.navigationController
    let isColumn = columns.values.contains { $0 === own }
    return own.flatMap { isColumn ? nil : $0 }
      ?? UINavigationController(rootViewController: controller)
  }

  // A navigation stack cannot contain another, so its controllers are moved one by one.
  private func screens(of controller: UIViewController) -> [UIViewController] {
    (controller as? UINavigationController)?.viewControllers ?? [controller]
  }

  // MARK: Children

  private var shownColumns: [UIViewController] {
    if isCollapsed { return [columns[.compact] ?? columns[.primary]].compactMap { $0 } }
    return [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
  }

  private func put(_ new: UIViewController?, in column: Column) {
    guard columns[column] !== new, new.map(mayTake) ?? true else { return }
    columns[column] = new
    let wanted = shownColumns
    let leaving = children.first { !wanted.contains(identicalTo: $0) }
    let entering = wanted.first { !children.contains(identicalTo: $0) }
    if leaving != nil || entering != nil { exchange(leaving, for: entering) }
    replaceCollapsedScreens(of: column)
  }

  private func exchange(_ old: UIViewController?, for new: UIViewController?) {
    old?.willMove(toParent: nil)
    if let new {
      Self.release(new, to: self)
      new.willMove(toParent: self)
      new.parent = self
    }
    children = children.filter { $0 !== old } + [new].compactMap { $0 }
    showAtOnce(new, insteadOf: old)
    if let old, old.parent === self {
      old.leaveAtOnce(self)
      old.parent = nil
      old.didMove(toParent: nil)
    }
    new?.didMove(toParent: self)
  }

  override var managesChildrenItself: Bool { true }
  override var shownChild: UIViewController? { shownColumns.first }
  override func forEachShownChild(_ body: (UIViewController) -> Void) {
    for child in children { body(child) }
  }

  override func forEachPlacedChild(_ body: (UIViewController) -> Void) {
    for child in children { body(child) }
  }
  override func shows(_ child: UIViewController) -> Bool {
    children.contains(identicalTo: child)
  }
  override func willShowVisibleChild(_ animated: Bool) {
    collapseColumns()
    arrangeChildViews()
  }

  override func forgetChild(_ child: UIViewController) {
    columns = columns.filter { $0.value !== child }
    super.forgetChild(child)
    child.leaveAtOnce(self)
  }

  // MARK: Collapsing

  /// If collapsed, moves the detail onto the list's stack unless the delegate has handled it.
  private func collapseDetail() {
    guard isCollapsed, let list = columns[.primary], let detail = columns[.secondary] else {
      return
    }
    let isDone = delegate?.splitViewController(self, collapseSecondary: detail, onto: list)
    columns[.secondary] = nil
    guard isDone != true, let stack = list as? UINavigationController else { return }
    stack.setViewControllers(stack.viewControllers + screens(of: detail), animated: false)
  }

  /// The stack that the screens of all columns are on.
  private var collapsedStack: UINavigationController? {
    isCollapsed && style != .unspecified && columns[.compact] == nil
      ? columns[.primary] as? UINavigationController : nil
  }

  /// Collapses a view with columns when it first appears.
  private func collapseColumns() {
    guard isCollapsed, style != .unspecified, collapsedScreens == nil else { return }
    collapsedScreens = [:]
    let proposed = [Column.compact, .secondary, .supplementary].first { columns[$0] != nil }
    let top = delegate?.splitViewController(
      self, topColumnForCollapsingToProposedTopColumn: proposed ?? .primary)
    show(top ?? proposed ?? .primary, animated: false)
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func show(_ column: Column, animated: Bool) {
    guard let stack = collapsedStack, collapsedScreens != nil else { return }
    let above = [Column.supplementary, .secondary].filter { $0.rawValue > column.rawValue }
      .flatMap { collapsedScreens?[$0] ?? [] }
    // What is on the stack above the column, with what was pushed there.
    var screens = Array(stack.viewControllers.prefix { !above.contains(identicalTo: $0) })
    for next in [Column.supplementary, .secondary] where next.rawValue <= column.rawValue {
      guard let own = columns[next] else { continue }
      let its = collapsedScreens?[next] ?? self.screens(of: own)
      if let first = its.first, !screens.contains(identicalTo: first) { screens += its }
      collapsedScreens?[next] = its
    }
    if screens != stack.viewControllers { stack.setViewControllers(screens, animated: animated) }
  }

  /// Replaces the screens of a column on the list's stack by those of the column's new controller.
  private func replaceCollapsedScreens(of column: Column) {
    guard let old = collapsedScreens?.removeValue(forKey: column), let stack = collapsedStack,
      let index = stack.viewControllers.firstIndex(where: { old.contains(identicalTo: $0) })
    else { return }
    stack.setViewControllers(Array(stack.viewControllers.prefix(index)), animated: false)
    show(column, animated: false)
  }
}
