/// A list of rows in sections. All rows count as visible, as there is no geometry.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum RowAnimation: Sendable { case none, automatic, fade, left, right, top, bottom }

  /// The position that a row is scrolled to. Ignored.
  public enum ScrollPosition: Sendable { case none, top, middle, bottom }

  /// The style of a table.
  public enum Style: Sendable { case plain, grouped, insetGrouped }

  @exclusivity(unchecked) open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      missingMethods = []
      if needsReload { setNeedsLayout() }
    }
  }
  @exclusivity(unchecked) open weak var delegate: (any UITableViewDelegate)? {
    didSet { missingMethods = [] }
  }
  override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = newValue as? any UITableViewDelegate }
  }
  @exclusivity(unchecked) open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in cells where cell.configuresItself { cell.requestConfiguration() }
    }
  }
  @exclusivity(unchecked) open var allowsSelection = true
  @exclusivity(unchecked) open var allowsSelectionDuringEditing = false
  @exclusivity(unchecked) open var allowsMultipleSelection = false
  @exclusivity(unchecked) final var missingMethods: MissingMethods = []
  @exclusivity(unchecked) open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  @exclusivity(unchecked) open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  /// A height that the content determines.
  public static let automaticDimension: CGFloat = -1
  /// The entry in a table's index that shows a search icon.
  public static let indexSearch = "{search}"

  @exclusivity(unchecked) open var rowHeight: CGFloat = -1
  @exclusivity(unchecked) open var estimatedRowHeight: CGFloat = -1
  @exclusivity(unchecked) open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  private struct Section {
    var header: String?
    var headerView: UIView?
    var footerView: UIView?
    /// The index of the section's first row in `cells`.
    var start: Int
  }

  @exclusivity(unchecked) private var sections: [Section] = []
  // The rows of all sections, in one array: tables are loaded often, and most sections are short.
  @exclusivity(unchecked) private var cells: [UITableViewCell] = []
  // A list, because a table has few kinds of cells and comparing short strings is cheaper than
  // hashing.
  @exclusivity(unchecked) private var cellMakers: [(name: String, maker: CellMaker)] = []
  @exclusivity(unchecked) private var reusableCells: [UITableViewCell] = []
  @exclusivity(unchecked) private var selectedRows: [IndexPath] = []
  @exclusivity(unchecked) private var needsReload = true
  // The number of times that the rows have been loaded.
  @exclusivity(unchecked) private var loads = 0
  @exclusivity(unchecked) private var batch: ListChanges?

  /// The style. It has no effect, and a storyboard's is not known.
  public let style: Style

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The values that few tables set.
  @MainActor private final class Details {
    var sectionHeaderHeight = UITableView.automaticDimension
    var sectionFooterHeight = UITableView.automaticDimension
    var estimatedSectionHeaderHeight = UITableView.automaticDimension
    var estimatedSectionFooterHeight = UITableView.automaticDimension
    var sectionHeaderTopPadding: CGFloat = 0
    var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    var separatorColor: UIColor?
    var sectionIndexColor: UIColor?
    var backgroundView: UIView?
    var allowsMultipleSelectionDuringEditing = false
    var cellLayoutMarginsFollowReadableWidth = false
    var insetsContentViewsToSafeArea = true
    weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    weak var dragDelegate: (any UITableViewDragDelegate)?
    weak var dropDelegate: (any UITableViewDropDelegate)?
    var dragInteractionEnabled = false
    var headerFooterMakers: [String: () -> UITableViewHeaderFooterView] = [:]
  }

  private lazy var details = Details()

  open var sectionHeaderHeight: CGFloat {
    get { details.sectionHeaderHeight }
    set { details.sectionHeaderHeight = newValue }
  }
  open var sectionFooterHeight: CGFloat {
    get { details.sectionFooterHeight }
    set { details.sectionFooterHeight = newValue }
  }
  open var estimatedSectionHeaderHeight: CGFloat {
    get { details.estimatedSectionHeaderHeight }
    set { details.estimatedSectionHeaderHeight = newValue }
  }
  open var estimatedSectionFooterHeight: CGFloat {
    get { details.estimatedSectionFooterHeight }
    set { details.estimatedSectionFooterHeight = newValue }
  }
  open var sectionHeaderTopPadding: CGFloat {
    get { details.sectionHeaderTopPadding }
    set { details.sectionHeaderTopPadding = newValue }
  }
  open var separatorInset: UIEdgeInsets {
    get { details.separatorInset }
    set { details.separatorInset = newValue }
  }
  open var separatorColor: UIColor? {
    get { details.separatorColor }
    set { details.separatorColor = newValue }
  }
  open var sectionIndexColor: UIColor? {
    get { details.sectionIndexColor }
    set { details.sectionIndexColor = newValue }
  }
  /// A view behind the rows, often shown for an empty list. It is part of the hierarchy.
  open var backgroundView: UIView? {
    get { details.backgroundView }
    set {
      details.backgroundView?.removeFromSuperview()
      details.backgroundView = newValue
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { details.allowsMultipleSelectionDuringEditing }
    set { details.allowsMultipleSelectionDuringEditing = newValue }
  }
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { details.cellLayoutMarginsFollowReadableWidth }
    set { details.cellLayoutMarginsFollowReadableWidth = newValue }
  }
  open var insetsContentViewsToSafeArea: Bool {
    get { details.insetsContentViewsToSafeArea }
    set { details.insetsContentViewsToSafeArea = newValue }
  }
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { details.dragDelegate }
    set { details.dragDelegate = newValue }
  }
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { details.dropDelegate }
    set { details.dropDelegate = newValue }
  }
  open var dragInteractionEnabled: Bool {
    get { details.dragInteractionEnabled }
    set { details.dragInteractionEnabled = newValue }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { details.prefetchDataSource }
    set { details.prefetchDataSource = newValue }
  }

  // MARK: Headers and footers

  open func register(
    _ viewClass: UITableViewHeaderFooterView.Type,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    details.headerFooterMakers[identifier] = {
      .make(viewClass, reuseIdentifier: identifier)
    }
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    details.headerFooterMakers[identifier] = nib.map { nib in
      {
        nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }
          .first ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
      }
    }
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { details.headerFooterMakers[identifier]?() }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard !needsReload, sections.indices.contains(section) else { return nil }
    return sections[section].headerView as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard !needsReload, sections.indices.contains(section) else { return nil }
    return sections[section].footerView as? UITableViewHeaderFooterView
  }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  // MARK: Cells

  open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    setCellMaker(for: identifier, .cellClass(cellClass))
  }

  /// Registers a function that creates a storyboard's prototype cell.
  open func register(
    prototype: @escaping @MainActor () -> UITableViewCell,
    forCellReuseIdentifier identifier: String
  ) {
    setCellMaker(for: identifier, .function(prototype))
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return setCellMaker(for: identifier, nil) }
    let make: @MainActor () -> UITableViewCell = {
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
        ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    setCellMaker(for: identifier, .function(make))
  }

  /// Creates the cells of one reuse identifier.
  private enum CellMaker {
    case cellClass(UITableViewCell.Type)
    case function(@MainActor () -> UITableViewCell)

    @MainActor func make(_ identifier: String) -> UITableViewCell {
      switch self {
      case .cellClass(let cellClass):
        return .make(cellClass, style: .default, reuseIdentifier: identifier)
      case .function(let make):
        let cell = make()
        cell.poolIdentifier = identifier
        return cell
      }
    }
  }

  private func setCellMaker(for identifier: String, _ maker: CellMaker?) {
    // Removing from an empty list would allocate a new one.
    if !cellMakers.isEmpty { cellMakers.removeAll { $0.name == identifier } }
    if let maker { cellMakers.append((identifier, maker)) }
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    var index = reusableCells.count
    while index > 0 {
      index -= 1
      guard reusableCells[index].poolIdentifier == identifier else { continue }
      let cell = reusableCells.remove(at: index)
      cell.prepareForReuse()
      return cell
    }
    for (name, maker) in cellMakers where name == identifier { return maker.make(identifier) }
    return nil
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    MainLoop.current.record(
      .crashed(
        reason: "unable to dequeue a cell with identifier \(identifier):"
          + " must register a class for the identifier"))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Discards all rows. The data source is queried again on the next layout (rule 152).
  open func reloadData() {
    selectedRows.removeAll(keepingCapacity: true)
    needsReload = true
    setNeedsLayout()
  }

  /// Reads all rows again, and moves the selection with its rows; `place` is `nil` for those that
  /// lose it.
  final func reload(selecting place: (IndexPath) -> IndexPath?) {
    selectedRows = selectedRows.compactMap(place)
    needsReload = true
    setNeedsLayout()
  }

  open override func layoutSubviews() { loadRowsIfNeeded() }
  override var hidesIdentifiersBelow: Bool { true }

  private func loadRowsIfNeeded() {
    guard needsReload, let dataSource else { return }
    needsReload = false
    loads += 1
    let load = loads
    retireAll()
    let sectionCount = dataSource.numberOfSections(in: self)
    // Any call into app code may load the table anew, which ends this load.
    guard load == loads else { return }
    sections.reserveCapacity(sectionCount)
    for section in 0..<sectionCount {
      let header = dataSource.tableView(self, titleForHeaderInSection: section)
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      guard load == loads else { return }
      if section == 0 { cells.reserveCapacity(count) }
      sections.append(Section(header: header, start: cells.count))
      if !missingMethods.contains(.header) { showHeader(of: section) }
      guard load == loads else { return }
      // While the data source creates the cell of a row, it may read the rows above.
      for row in 0..<count {
        let cell = makeCell(IndexPath(row: row, section: section), dataSource)
        guard load == loads else { return discard(cell) }
        cells.append(cell)
      }
      if !missingMethods.contains(.footer) { showFooter(of: section) }
      guard load == loads else { return }
    }
  }

  private func retireAll() {
    let (oldSections, oldCells) = (sections, cells)
    sections = []
    cells = []
    cells.reserveCapacity(oldCells.count)
    for (index, section) in oldSections.enumerated() {
      section.headerView?.removeFromSuperview()
      let next = index + 1
      let end = next < oldSections.count ? oldSections[next].start : oldCells.count
      for cell in oldCells[section.start..<end] { retire(cell) }
      section.footerView?.removeFromSuperview()
    }
  }

  // On a phone, a height of 0 hides a header or footer.
  private func showHeader(of section: Int) {
    let load = loads
    guard let view = delegate?.tableView(self, viewForHeaderInSection: section),
      delegate?.tableView(self, heightForHeaderInSection: section) != 0, load == loads
    else { return }
    sections[section].headerView = view
    addSubview(view)
    if !missingMethods.contains(.willDisplayHeader) {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
  }

  private func showFooter(of section: Int) {
    let load = loads
    guard let view = delegate?.tableView(self, viewForFooterInSection: section),
      delegate?.tableView(self, heightForFooterInSection: section) != 0, load == loads
    else { return }
    sections[section].footerView = view
    addSubview(view)
    if !missingMethods.contains(.willDisplayFooter) {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  /// The number of rows, and of sections, for which `willDisplay` is called.
  static let rowsOnScreen = 20

  private func makeCell(
    _ indexPath: IndexPath, _ dataSource: any UITableViewDataSource
  ) -> UITableViewCell {
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    cell.isSelected = !selectedRows.isEmpty && selectedRows.contains(indexPath)
    addSubview(cell)
    cell.configure()
    // Apps load the next page when the last row appears, which would never end if all rows did.
    if !missingMethods.contains(.willDisplay), indexPath.row < Self.rowsOnScreen,
      indexPath.section < Self.rowsOnScreen
    {
      delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    }
    return cell
  }

  /// Retires a cell that was made for a load which has ended, unless the table shows it.
  private func discard(_ cell: UITableViewCell) {
    if !cells.contains(identicalTo: cell) { retire(cell) }
  }

  private func retire(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if cell.poolIdentifier != nil { reusableCells.append(cell) }
  }

  // MARK: Displayed rows

  open var numberOfSections: Int {
    needsReload ? dataSource?.numberOfSections(in: self) ?? 0 : sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    if needsReload { return dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0 }
    return sections.indices.contains(section) ? rows(of: section).count : 0
  }

  /// The rows of a section, as indices of `cells`.
  private func rows(of section: Int) -> Range<Int> {
    let next = section + 1
    return sections[section].start..<(next < sections.count ? sections[next].start : cells.count)
  }

  /// The index of a row in `cells`, if the table has been laid out and has that row.
  private func index(section: Int, row: Int) -> Int? {
    guard !needsReload, sections.indices.contains(section), row >= 0 else { return nil }
    let rows = rows(of: section)
    return row < rows.count ? rows.lowerBound + row : nil
  }

  /// Returns the title of a section, as last loaded.
  public final func header(ofSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  /// Returns the cell of a row, if the table has been laid out and has that row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cell(section: indexPath.section, row: indexPath.row)
  }

  final func cell(section: Int, row: Int) -> UITableViewCell? {
    guard let index = index(section: section, row: row) else { return nil }
    return cells[index]
  }

  /// Returns a section's displayed cells; empty until the table is laid out.
  public final func cells(inSection section: Int) -> [UITableViewCell] {
    Array(slice(ofSection: section))
  }

  /// The same, without a copy. Indices are those in the whole table.
  package final func slice(ofSection section: Int) -> ArraySlice<UITableViewCell> {
    !needsReload && sections.indices.contains(section) ? cells[rows(of: section)] : []
  }

  /// All rows, as all of them count as visible.
  open var indexPathsForVisibleRows: [IndexPath]? {
    needsReload
      ? nil
      : sections.indices.flatMap { section in
        (0..<rows(of: section).count).map { IndexPath(row: $0, section: section) }
      }
  }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }

  open var visibleCells: [UITableViewCell] { needsReload ? [] : cells }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let index = cells.firstIndex(identicalTo: cell) else { return nil }
    var section = sections.count - 1
    while sections[section].start > index { section -= 1 }
    return IndexPath(row: index - sections[section].start, section: section)
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  // MARK: Changes

  open func beginUpdates() {
    if let batch {
      batch.depth += 1
    } else {
      var counts: [Int] = Array(capacity: sections.count)
      for section in sections.indices { counts.append(rows(of: section).count) }
      batch = ListChanges(counts: counts)
    }
  }

  open func endUpdates() {
    guard let changes = batch else { return }
    changes.depth -= 1
    guard changes.depth == 0 else { return }
    batch = nil
    apply(changes)
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { MainLoop.current.enqueue { completion(true) } }
  }

  /// Makes a change, or adds it to the batch that is open.
  private func change(_ body: (ListChanges) -> Void) {
    beginUpdates()
    if let batch { body(batch) }
    endUpdates()
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.changeSections { $0.inserted.formUnion(sections) } }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.changeSections { $0.deleted.formUnion(sections) } }
  }
  open func reloadSections(_ indexes: IndexSet, with animation: RowAnimation) {
    change { $0.changeSections { $0.reloaded.formUnion(indexes) } }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted += indexPaths }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted += indexPaths }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded += indexPaths }
  }
  /// Reloads the rows. On a phone, they keep their cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Moves a row that the user has dragged, after the data source has moved its item.
  final func drop(_ source: IndexPath, at target: IndexPath) {
    guard !needsReload, let dataSource else { return }
    let changes = ListChanges(counts: [])
    changes.moved = [(source, target)]
    selectedRows = selectedRows.compactMap(changes.place)
    apply(changes, dataSource)
  }

  private func apply(_ changes: ListChanges) {
    // Before the first layout, there is nothing to change: the rows have not been read.
    guard !needsReload, let dataSource else { return }
    let isValid = changes.check("rows", sections: dataSource.numberOfSections(in: self)) {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
    guard isValid, changes.sections == nil else { return reload(selecting: changes.place) }
    if !changes.isReload {
      selectedRows = selectedRows.compactMap(changes.place)
      apply(changes, dataSource)
    }
    let load = loads
    for old in changes.reloaded where load == loads {
      guard let path = changes.place(of: old), let cell = cellForRow(at: path) else { continue }
      retire(cell)
      let made = makeCell(path, dataSource)
      guard load == loads, let index = index(section: path.section, row: path.row) else {
        return discard(made)
      }
      cells[index] = made
    }
  }

  private func apply(_ changes: ListChanges, _ dataSource: any UITableViewDataSource) {
    let load = loads
    let moved = changes.moved.map { (path: $0.to, cell: cellForRow(at: $0.from)) }
    for path in changes.left {
      guard let index = index(section: path.section, row: path.row) else { continue }
      let cell = cells.remove(at: index)
      moveSections(after: path.section, by: -1)
      if !moved.contains(where: { $0.cell === cell }) { retire(cell) }
    }
    let new = changes.inserted.map { (path: $0, cell: UITableViewCell?.none) }
    for (path, cell) in (moved + new).sorted(by: { $0.path < $1.path })
    where sections.indices.contains(path.section) {
      let cell = cell ?? makeCell(path, dataSource)
      guard load == loads else { return discard(cell) }
      let rows = rows(of: path.section)
      cells.insert(cell, at: min(rows.lowerBound + path.row, rows.upperBound))
      moveSections(after: path.section, by: 1)
    }
  }

  private func moveSections(after section: Int, by count: Int) {
    for index in sections.indices.dropFirst(section + 1) { sections[index].start += count }
  }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { selectedRows.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows }

  /// Selects a row without calling the delegate (rule 151).
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection {
      for path in selectedRows { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath, !selectedRows.contains(indexPath) else { return }
    selectedRows.append(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let index = selectedRows.firstIndex(of: indexPath) { selectedRows.remove(at: index) }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }
}

extension IndexPath {
  /// Creates the index path of a row in a table.
  public init(row: Int, section: Int) {
    // Without an array, which would be allocated.
    self.init(index: section)
    append(row)
  }

  /// The index of the section.
  public var section: Int { self[0] }
  /// The index of the row.
  public var row: Int { self[1] }
}

// Geometry and appearance, which no table has.
extension UITableView {
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

  public final var separatorInsetReference: SeparatorInsetReference {
    get { stored(or: .fromCellEdges) }
    set { store(newValue) }
  }
  public final var separatorEffect: UIVisualEffect? {
    get { stored(or: nil) }
    set { store(newValue) }
  }
  public final var fillerRowHeight: CGFloat {
    get { stored(or: 0) }
    set { store(newValue) }
  }
  public final var isPrefetchingEnabled: Bool {
    get { stored(or: true) }
    set { store(newValue) }
  }
  public final var remembersLastFocusedIndexPath: Bool {
    get { stored(or: false) }
    set { store(newValue) }
  }
  public final var selectionFollowsFocus: Bool {
    get { stored(or: false) }
    set { store(newValue) }
  }
  public final var allowsFocus: Bool {
    get { stored(or: true) }
    set { store(newValue) }
  }
  public final func rect(forSection section: Int) -> CGRect { .zero }
  public final func rectForHeader(inSection section: Int) -> CGRect { .zero }
  public final func rectForFooter(inSection section: Int) -> CGRect { .zero }
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { indexPathsForVisibleRows }
  public final func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {}
  public final func reloadSectionIndexTitles() {}
}
