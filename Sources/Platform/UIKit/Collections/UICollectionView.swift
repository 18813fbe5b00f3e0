/// A grid of items in sections. All items count as visible, as there is no geometry.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The position that an item is scrolled to. Ignored.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// A displayed header or footer.
  private struct Supplement {
    let kind: String
    let path: IndexPath
    let view: UICollectionReusableView
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if needsReload { setNeedsLayout() } }
  }
  open weak var delegate: (any UICollectionViewDelegate)?
  override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = newValue as? any UICollectionViewDelegate }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var dragInteractionEnabled = false
  open var isPrefetchingEnabled = true
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in cells.joined() {
        cell.editingDidChange()
        if cell.configuresItself { cell.requestConfiguration() }
      }
    }
  }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { changeLayout(from: oldValue) }
  }
  /// A view behind the items, often shown for an empty collection. It is part of the hierarchy.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  private var cells: [[UICollectionViewCell]] = []
  private var supplements: [Supplement] = []
  final let pool = ReusePool()
  private var selectedItems: [IndexPath] = []
  private var needsReload = true
  final var batch: ListChanges?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    if let completion { MainLoop.current.enqueue { completion(true) } }
  }

  private func changeLayout(from old: UICollectionViewLayout) {
    guard collectionViewLayout !== old else { return }
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    // Another layout may show other headers and footers.
    setNeedsReload()
  }

  // MARK: Loading

  /// Discards all items. The data source is queried again on the next layout (rule 152).
  open func reloadData() {
    selectedItems.removeAll()
    setNeedsReload()
  }

  /// Reads all items again, and moves the selection with its items; `place` is `nil` for those that
  /// lose it.
  final func reload(selecting place: (IndexPath) -> IndexPath?) {
    selectedItems = selectedItems.compactMap(place)
    setNeedsReload()
  }

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  open override func layoutSubviews() { loadItemsIfNeeded() }
  override var hidesIdentifiersBelow: Bool { true }

  private func loadItemsIfNeeded() {
    guard needsReload, let dataSource else { return }
    needsReload = false
    retireAll()
    let sectionCount = dataSource.numberOfSections(in: self)
    for section in 0..<sectionCount {
      cells.append([])
      for item in 0..<dataSource.collectionView(self, numberOfItemsInSection: section) {
        // While the data source creates a cell, it may read those before.
        cells[section].append(makeCell(IndexPath(item: item, section: section), dataSource))
      }
      for kind in collectionViewLayout.supplementKinds(inSection: section) {
        show(kind, at: IndexPath(item: 0, section: section), dataSource)
      }
    }
  }

  private func makeCell(
    _ path: IndexPath, _ dataSource: any UICollectionViewDataSource
  ) -> UICollectionViewCell {
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    let isSelected = selectedItems.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    addSubview(cell)
    cell.editingDidChange()
    cell.configure()
    // As in tables: apps load the next page when the last item appears.
    if path.item < UITableView.rowsOnScreen, path.section < UITableView.rowsOnScreen {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
    return cell
  }

  private func show(_ kind: String, at path: IndexPath, _ source: any UICollectionViewDataSource) {
    let view = source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    addSubview(view)
    supplements.append(Supplement(kind: kind, path: path, view: view))
    delegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
  }

  private func retireAll() {
    let (oldCells, oldSupplements) = (cells, supplements)
    (cells, supplements) = ([], [])
    for (section, row) in oldCells.enumerated() {
      for (item, cell) in row.enumerated() {
        retire(cell, at: IndexPath(item: item, section: section))
      }
    }
    for old in oldSupplements {
      old.view.removeFromSuperview()
      pool.add(old.view)
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: old.view, forElementOfKind: old.kind, at: old.path)
    }
  }

  private func retire(_ cell: UICollectionViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    pool.add(cell)
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  final func reload(_ paths: [IndexPath]) {
    guard !needsReload, let dataSource else { return }
    for path in paths where cellForItem(at: path) != nil {
      selectedItems.removeAll { $0 == path }
      retire(cells[path.section][path.item], at: path)
      cells[path.section][path.item] = makeCell(path, dataSource)
    }
  }

  // MARK: Displayed items

  /// The numbers of items in the displayed sections; `nil` before the first layout.
  final var displayedCounts: [Int]? { needsReload ? nil : cells.map(\.count) }

  open var numberOfSections: Int {
    needsReload ? dataSource?.numberOfSections(in: self) ?? 0 : cells.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    if needsReload { return dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }
    return cells.indices.contains(section) ? cells[section].count : 0
  }

  /// Returns the cell of an item, if the collection has been laid out and has that item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard !needsReload, cells.indices.contains(indexPath.section),
      cells[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return cells[indexPath.section][indexPath.item]
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    for (section, row) in cells.enumerated() {
      if let item = row.firstIndex(identicalTo: cell) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  open var visibleCells: [UICollectionViewCell] { needsReload ? [] : cells.flatMap { $0 } }

  /// All items, as all of them count as visible.
  open var indexPathsForVisibleItems: [IndexPath] {
    needsReload
      ? []
      : cells.indices.flatMap { section in
        cells[section].indices.map { IndexPath(item: $0, section: section) }
      }
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplements.first { $0.kind == elementKind && $0.path == indexPath }?.view
  }
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    supplements.filter { $0.kind == elementKind }.map(\.view)
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplements.filter { $0.kind == elementKind }.map(\.path)
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  // MARK: Selection

  /// The selected items, in the order in which they were selected; empty if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedItems }

  /// Selects an item without calling the delegate (rule 151).
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selectedItems where path != indexPath {
        deselectItem(at: path, animated: animated)
      }
    }
    guard let indexPath, allowsSelection, !selectedItems.contains(indexPath) else { return }
    selectedItems.append(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard let index = selectedItems.firstIndex(of: indexPath) else { return }
    selectedItems.remove(at: index)
    cellForItem(at: indexPath)?.isSelected = false
  }
}
