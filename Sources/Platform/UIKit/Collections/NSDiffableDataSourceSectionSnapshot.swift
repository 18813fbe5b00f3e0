/// The items of one section, as a tree whose parents are expanded or collapsed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items without a parent.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  /// The parent of each item; `nil` for those at the top.
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Reading

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { rootItems.flatMap { tree(below: $0) { _ in true } } }

  /// The items whose parents are all expanded, each before its children.
  public var visibleItems: [ItemIdentifierType] {
    rootItems.flatMap { tree(below: $0) { expanded.contains($0) } }
  }

  private func tree(
    below item: ItemIdentifierType, _ opens: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    [item] + (opens(item) ? (children[item] ?? []).flatMap { tree(below: $0, opens) } : [])
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { parents.keys.contains(item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let parent = parent(of: item) else { return contains(item) }
    return isExpanded(parent) && isVisible(parent)
  }
  /// The position among all items.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// The number of parents above an item.
  public func level(of item: ItemIdentifierType) -> Int {
    parent(of: item).map { level(of: $0) + 1 } ?? 0
  }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parents[child] ?? nil
  }

  /// The items below a parent, and perhaps itself, as a snapshot of their own.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var result = NSDiffableDataSourceSectionSnapshot()
    if includingParent { result.append([parent]) }
    for item in tree(below: parent, { _ in true }) where item != parent {
      let own = self.parent(of: item)
      result.append([item], to: own == parent && !includingParent ? nil : own)
    }
    result.expanded = expanded.filter(result.contains)
    return result
  }

  /// The tree as text, one item per line.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[item, default: []].isEmpty ? "*" : isExpanded(item) ? "+" : "-"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changing

  /// Appends items below a parent, or at the top level.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) { insert(items, at: siblings(below: parent).count, below: parent) }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, distance: 0)
  }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, distance: 1)
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) { if insert(snapshot.rootItems, beside: item, distance: 0) { adopt(snapshot) } }
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) { if insert(snapshot.rootItems, beside: item, distance: 1) { adopt(snapshot) } }

  /// Replaces everything below a parent by a tree.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    delete(children[parent] ?? [])
    let end = siblings(below: parent).count
    if insert(snapshot.rootItems, at: end, below: parent) { adopt(snapshot) }
  }

  /// Removes items and everything below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      delete(children[item] ?? [])
      change(below: parent(of: item)) { $0.removeAll { $0 == item } }
      parents.removeValue(forKey: item)
      children[item] = nil
      expanded.remove(item)
    }
  }
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  private func siblings(below parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? rootItems
  }

  private mutating func change(
    below parent: ItemIdentifierType?, _ body: (inout [ItemIdentifierType]) -> Void
  ) {
    if let parent { body(&children[parent, default: []]) } else { body(&rootItems) }
  }

  /// - Returns: Whether the items were inserted.
  @discardableResult private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, distance: Int
  ) -> Bool {
    let parent = parent(of: item)
    guard let index = siblings(below: parent).firstIndex(of: item) else {
      return refuse("an item that is not in the snapshot")
    }
    return insert(items, at: index + distance, below: parent)
  }

  @discardableResult private mutating func insert(
    _ items: [ItemIdentifierType], at index: Int, below parent: ItemIdentifierType?
  ) -> Bool {
    guard parent.map(contains) ?? true else {
      return refuse("a parent that is not in the snapshot")
    }
    guard Set(items).count == items.count, !items.contains(where: contains) else {
      return refuse("an item that is already in the snapshot")
    }
    change(below: parent) { $0.insert(contentsOf: items, at: index) }
    for item in items { parents.updateValue(parent, forKey: item) }
    return true
  }

  /// Records what is an exception on a phone.
  private func refuse(_ found: String) -> Bool {
    guard MainLoop.isOnItsThread else { return false }
    MainActor.assumeIsolated {
      MainLoop.current.record(.crashed(reason: "found \(found) while changing a section snapshot"))
    }
    return false
  }

  /// Takes over what is below the top items of a tree, which have been inserted.
  private mutating func adopt(_ snapshot: NSDiffableDataSourceSectionSnapshot) {
    children.merge(snapshot.children) { $1 }
    parents.merge(snapshot.parents) { own, _ in own }
    expanded.formUnion(snapshot.expanded)
  }

  /// The tree after its visible items have become these; `nil` if they were moved as well.
  func rebased(on visible: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot? {
    guard visibleItems != visible else { return self }
    let remaining = Set(visible)
    var tree = self
    tree.delete(visibleItems.filter { !remaining.contains($0) })
    for (index, item) in visible.enumerated() where !tree.contains(item) {
      if let next = visible[(index + 1)...].first(where: tree.isVisible) {
        tree.insert([item], before: next)
      } else {
        tree.append([item])
      }
    }
    return tree.visibleItems == visible ? tree : nil
  }
}

/// The app's functions called when the user expands or collapses an item.
public struct NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType: Hashable> {
  public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
  public var willExpandItem: ((ItemIdentifierType) -> Void)?
  public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
  public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  /// Supplies the items below one that is about to expand.
  public var snapshotForExpandingParent:
    (
      (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )?

  public init() {}
}

/// A data source with items that expand and collapse.
@MainActor protocol OutlineDataSource: AnyObject {
  /// Expands or collapses an item, as a tap on its control does.
  func toggleItem(at path: IndexPath)
}
