/// The sections and items that a table or collection shows, at one moment.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

  public init() {}

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { itemIdentifiers.count }
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
    items[section] ?? []
  }
  public func numberOfItems(inSection section: SectionIdentifierType) -> Int {
    items[section]?.count ?? 0
  }
  public func sectionIdentifier(
    containingItem item: ItemIdentifierType
  ) -> SectionIdentifierType? { sectionIdentifiers.first { items[$0]?.contains(item) == true } }
  public func indexOfItem(_ item: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: item)
  }
  public func indexOfSection(_ section: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: section)
  }

  /// The item at a position; `nil` if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let items = itemIdentifiers(inSection: sectionIdentifiers[path.section])
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The position of an item; `nil` if there is no such item.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item),
      let index = indexOfSection(section),
      let row = itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(row: row, section: index)
  }

  func numberOfItems(inSectionAt index: Int) -> Int {
    guard sectionIdentifiers.indices.contains(index) else { return 0 }
    return numberOfItems(inSection: sectionIdentifiers[index])
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where !sectionIdentifiers.contains(section) {
      sectionIdentifiers.append(section)
      items[section] = []
    }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection section: SectionIdentifierType
  ) { insert(identifiers, at: section, distance: 0) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection section: SectionIdentifierType
  ) { insert(identifiers, at: section, distance: 1) }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], at section: SectionIdentifierType, distance: Int
  ) {
    guard let index = indexOfSection(section) else { return }
    let new = identifiers.filter { !sectionIdentifiers.contains($0) }
    sectionIdentifiers.insert(contentsOf: new, at: index + distance)
    for section in new { items[section] = [] }
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers.removeAll { identifiers.contains($0) }
    for section in identifiers { items[section] = nil }
  }

  /// Appends items to a section, by default to the last.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard let section = section ?? sectionIdentifiers.last else { return }
    deleteItems(identifiers)
    items[section, default: []] += identifiers
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem item: ItemIdentifierType
  ) { insert(identifiers, at: item, distance: 0) }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem item: ItemIdentifierType
  ) { insert(identifiers, at: item, distance: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at item: ItemIdentifierType, distance: Int
  ) {
    deleteItems(identifiers.filter { $0 != item })
    guard let section = sectionIdentifier(containingItem: item),
      let index = items[section]?.firstIndex(of: item)
    else { return }
    items[section]?.insert(contentsOf: identifiers, at: index + distance)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let removed = Set(identifiers)
    for section in sectionIdentifiers { items[section]?.removeAll { removed.contains($0) } }
  }

  public mutating func moveItem(
    _ item: ItemIdentifierType, beforeItem other: ItemIdentifierType
  ) { if item != other { insertItems([item], beforeItem: other) } }

  public mutating func moveItem(
    _ item: ItemIdentifierType, afterItem other: ItemIdentifierType
  ) { if item != other { insertItems([item], afterItem: other) } }

  public mutating func deleteAllItems() {
    sectionIdentifiers = []
    items = [:]
  }

  /// Has no effect: every application of a snapshot reloads everything.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
}
