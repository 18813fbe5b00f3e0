extension UICollectionView {
  public final func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
  public final func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  public final func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
  public final func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

  public final func insertSections(_ sections: IndexSet) {
    change { $0.changeSections { $0.inserted.formUnion(sections) } }
  }
  public final func deleteSections(_ sections: IndexSet) {
    change { $0.changeSections { $0.deleted.formUnion(sections) } }
  }
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.changeSections { $0.areMoved = true } }
  }
  public final func reloadSections(_ sections: IndexSet) {
    change { $0.changeSections { $0.reloaded.formUnion(sections) } }
  }

  /// Makes several changes at once. The completion runs in a later turn.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    change { _ in updates?() }
    if let completion { MainLoop.current.enqueue { completion(true) } }
  }

  /// Makes changes, or adds them to the batch that is open.
  private func change(_ body: (ListChanges) -> Void) {
    if let batch { return body(batch) }
    let changes = ListChanges(counts: displayedCounts ?? [])
    batch = changes
    body(changes)
    batch = nil
    // Before the first layout, there is nothing to change: the items have not been read.
    if displayedCounts != nil { apply(changes) }
  }

  private func apply(_ changes: ListChanges) {
    guard let dataSource else { return }
    _ = changes.check("items", sections: dataSource.numberOfSections(in: self)) {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    if changes.isReload { return reload(changes.reloaded) }
    reload(selecting: changes.place)
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
