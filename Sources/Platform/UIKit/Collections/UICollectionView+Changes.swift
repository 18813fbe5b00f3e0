/// The insertions and deletions of one batch.
struct ItemChanges {
  /// The numbers of items before the batch.
  let counts: [Int]
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var reloaded: [IndexPath] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  /// Whether whole sections move, are reloaded, or change in number.
  var changesSections = false

  /// The number of items that a section should have afterwards.
  func expectedCount(inSection section: Int) -> Int {
    let leaving = (deleted + moved.map(\.from)).count { $0.section == section }
    let coming = (inserted + moved.map(\.to)).count { $0.section == section }
    return counts[section] - leaving + coming
  }

  /// The place of an item afterwards; `nil` if it was deleted.
  func place(of path: IndexPath) -> IndexPath? {
    if changesSections { return placeInSections(of: path) }
    if deleted.contains(path) { return nil }
    if let move = moved.first(where: { $0.from == path }) { return move.to }
    let leaving = deleted + moved.map(\.from)
    let before = leaving.count { $0.section == path.section && $0.item < path.item }
    var item = path.item - before
    let coming = (inserted + moved.map(\.to)).filter { $0.section == path.section }
    for new in coming.sorted() where new.item <= item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}

extension ItemChanges {
  /// The place of an item after changes of whole sections; `nil` if its section was deleted or
  /// reloaded.
  private func placeInSections(of path: IndexPath) -> IndexPath? {
    guard !deletedSections.contains(path.section), !reloadedSections.contains(path.section) else {
      return nil
    }
    var section = path.section - deletedSections.count(in: 0..<path.section)
    for new in insertedSections where new <= section { section += 1 }
    return IndexPath(item: path.item, section: section)
  }
}

extension UICollectionView {
  public final func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
  public final func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  public final func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
  public final func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

  public final func insertSections(_ sections: IndexSet) {
    change {
      $0.insertedSections.formUnion(sections)
      $0.changesSections = true
    }
  }
  public final func deleteSections(_ sections: IndexSet) {
    change {
      $0.deletedSections.formUnion(sections)
      $0.changesSections = true
    }
  }
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.changesSections = true }
  }
  public final func reloadSections(_ sections: IndexSet) {
    change {
      $0.reloadedSections.formUnion(sections)
      $0.changesSections = true
    }
  }

  /// Makes several changes at once. The completion runs in a later turn.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if batch == nil, let displayedCounts {
      batch = ItemChanges(counts: displayedCounts)
      updates?()
      applyBatch()
    } else {
      updates?()
    }
    if let completion { MainLoop.current.enqueue { completion(true) } }
  }

  private func change(_ body: (inout ItemChanges) -> Void) {
    let isInBatch = batch != nil
    // Before the first layout, there is nothing to change: the items have not been read.
    guard var changes = batch ?? displayedCounts.map({ ItemChanges(counts: $0) }) else { return }
    body(&changes)
    batch = changes
    if !isInBatch { applyBatch() }
  }

  private func applyBatch() {
    guard let changes = batch else { return }
    batch = nil
    checkCounts(after: changes)
    let isReloadOnly =
      changes.deleted.isEmpty && changes.inserted.isEmpty && changes.moved.isEmpty
      && !changes.changesSections
    if isReloadOnly { return reload(changes.reloaded) }
    moveSelection(changes.place)
    setNeedsReload()
  }

  /// The app crashes on a phone if the changes do not lead to what the data source now says.
  private func checkCounts(after changes: ItemChanges) {
    guard let dataSource else { return }
    let sections = dataSource.numberOfSections(in: self)
    let expected =
      changes.counts.count + changes.insertedSections.count - changes.deletedSections.count
    guard sections == expected else {
      return recordInvalid(
        "the number of sections is \(expected) after the update, but the data source returns"
          + " \(sections)")
    }
    guard !changes.changesSections else { return }
    for section in changes.counts.indices {
      let expected = changes.expectedCount(inSection: section)
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      guard count != expected else { continue }
      return recordInvalid(
        "section \(section) has \(expected) items after the update, but the data source returns"
          + " \(count)")
    }
  }

  private func recordInvalid(_ text: String) {
    MainLoop.current.record(.crashed(reason: "Invalid update: \(text)"))
  }
}

// MARK: Moving by hand, which no touch does

extension UICollectionView {
  public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
  }
  public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  public final func endInteractiveMovement() {}
  public final func cancelInteractiveMovement() {}
}
