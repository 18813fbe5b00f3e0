/// A data source that shows snapshots. Each new snapshot reloads the collection, without animation.
///
/// The collection references it weakly, like any data source.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource, OutlineDataSource {
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  open var supplementaryViewProvider: SupplementaryViewProvider?
  public typealias SectionSnapshotHandlers = NSDiffableDataSourceSectionSnapshotHandlers
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private weak var collection: UICollectionView?
  /// The trees of the sections to which one was applied.
  private var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private let cellProvider: CellProvider

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// Shows a snapshot from the next layout on. The completion runs in a later turn.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    for (section, tree) in outlines {
      outlines[section] =
        snapshot.indexOfSection(section) == nil
        ? nil : tree.rebased(on: snapshot.itemIdentifiers(inSection: section))
    }
    let old = current
    current = snapshot
    // Items that remain stay selected.
    collection?.reload { path in old.item(at: path).flatMap(snapshot.path) }
    guard let completion else { return }
    MainLoop.current.enqueue { completion() }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }

  // MARK: Outlines

  /// Shows the visible items of a tree in a section, which is added if it does not exist.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var next = current
    next.appendSections([section])
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(snapshot.visibleItems, toSection: section)
    apply(next, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// The tree of a section; without parents if none was applied to it.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(current.itemIdentifiers(inSection: section))
    return flat
  }

  func toggleItem(at path: IndexPath) {
    guard let item = current.item(at: path),
      let section = current.sectionIdentifier(containingItem: item),
      let isExpanded = outlines[section]?.isExpanded(item)
    else { return }
    let handlers = sectionSnapshotHandlers
    guard (isExpanded ? handlers.shouldCollapseItem : handlers.shouldExpandItem)?(item) ?? true
    else { return }
    (isExpanded ? handlers.willCollapseItem : handlers.willExpandItem)?(item)
    // The handler may have applied another tree.
    guard var outline = outlines[section], outline.contains(item) else { return }
    if isExpanded {
      outline.collapse([item])
    } else {
      if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: children)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  open func indexPath(for item: ItemIdentifierType) -> IndexPath? { current.path(of: item) }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  open func index(for section: SectionIdentifierType) -> Int? { current.indexOfSection(section) }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.numberOfItems(inSectionAt: section) }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      MainLoop.current.record(
        .crashed(reason: "the cell provider of a diffable data source returned nil"))
      return UICollectionViewCell(frame: .zero)
    }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? collectionView.missingView(ofKind: kind, at: indexPath)
  }
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension UICollectionView {
  /// Configures the cells of a class, without a reuse identifier of the app's own.
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    fileprivate let identifier = UUID().uuidString
    fileprivate let nib: UINib?
    fileprivate let handler: Handler

    public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }
    public init(cellNib: UINib, handler: @escaping Handler) {
      (nib, self.handler) = (cellNib, handler)
    }
  }

  /// Configures the headers or footers of a class, without a reuse identifier of the app's own.
  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    fileprivate let identifier = UUID().uuidString
    fileprivate let elementKind: String
    fileprivate let nib: UINib?
    fileprivate let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, nib, self.handler) = (elementKind, nil, handler)
    }
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (self.elementKind, nib, self.handler) = (elementKind, supplementaryNib, handler)
    }
  }

  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if !pool.isRegistered(ReusePool.Key(identifier: registration.identifier)) {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: registration.identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
      }
    }
    let made = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    // A nib of another class crashes the app on a phone, too.
    guard let cell = made as? Cell else { fatalError("the cell is a \(type(of: made))") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public final func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    if !pool.isRegistered(ReusePool.Key(kind: kind, identifier: registration.identifier)) {
      if let nib = registration.nib {
        register(
          nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: registration.identifier)
      } else {
        register(
          Supplementary.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: registration.identifier)
      }
    }
    let made = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = made as? Supplementary else { fatalError("the view is a \(type(of: made))") }
    registration.handler(view, kind, indexPath)
    return view
  }
}
