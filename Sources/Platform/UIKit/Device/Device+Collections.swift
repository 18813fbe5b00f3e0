// Touches on the items of a collection.
extension Device {
  /// Taps an item (rule 151).
  @discardableResult public func tapItem(
    at path: IndexPath, of collection: UICollectionView
  ) -> TouchResult {
    if let refusal = refusal(of: collection) { return .refused(refusal) }
    guard let cell = collection.cellForItem(at: path) else {
      return .refused(missing(path))
    }
    if let header = accessories(at: path, of: collection).first(where: { accessory in
      if case .outlineDisclosure(let style) = accessory.kind {
        return style == .header || style == .automatic && isHeader(path, of: collection)
      }
      return false
    }) {
      use(header, at: path, of: collection)
      return .delivered
    }
    guard collection.allowsSelection,
      !collection.isEditing || collection.allowsSelectionDuringEditing
    else { return .refused(.declined("The collection does not allow selection at the moment.")) }
    let delegate = collection.delegate
    guard delegate?.collectionView(collection, shouldHighlightItemAt: path) ?? true else {
      return .refused(.declined("The delegate does not allow the item to be highlighted."))
    }
    cell.isHighlighted = true
    delegate?.collectionView(collection, didHighlightItemAt: path)
    cell.isHighlighted = false
    delegate?.collectionView(collection, didUnhighlightItemAt: path)
    let selected = collection.indexPathsForSelectedItems ?? []
    // With multiple selection, tapping a selected item deselects it.
    if collection.allowsMultipleSelection, selected.contains(path) {
      guard delegate?.collectionView(collection, shouldDeselectItemAt: path) ?? true else {
        return .delivered
      }
      collection.deselectItem(at: path, animated: true)
      delegate?.collectionView(collection, didDeselectItemAt: path)
      return .delivered
    }
    guard delegate?.collectionView(collection, shouldSelectItemAt: path) ?? true else {
      return .delivered
    }
    let before = collection.allowsMultipleSelection ? [] : selected.filter { $0 != path }
    collection.selectItem(at: path, animated: true, scrollPosition: [])
    for other in before { delegate?.collectionView(collection, didDeselectItemAt: other) }
    delegate?.collectionView(collection, didSelectItemAt: path)
    if let segue = cell.segueIdentifier {
      collection.nearestController?.triggerSegue(segue, sender: cell)
    }
    return .delivered
  }

  /// Whether a tap on an item's accessory does something.
  public func hasAccessoryButton(at path: IndexPath, of collection: UICollectionView) -> Bool {
    !accessories(at: path, of: collection).isEmpty && canTouch(collection)
  }

  /// Taps the first accessory of an item in a list that does something: its handler is called, or
  /// an outline's parent expanded or collapsed.
  @discardableResult public func tapAccessory(
    at path: IndexPath, of collection: UICollectionView
  ) -> TouchResult {
    if let refusal = refusal(of: path, in: collection) { return .refused(refusal) }
    guard let accessory = accessories(at: path, of: collection).first else {
      return .refused(.missing("The item has no accessory that a tap would use."))
    }
    use(accessory, at: path, of: collection)
    return .delivered
  }

  private func use(
    _ accessory: UICellAccessory, at path: IndexPath, of collection: UICollectionView
  ) {
    if let handler = accessory.actionHandler {
      handler()
    } else if let outline = collection.dataSource as? any OutlineDataSource {
      outline.toggleItem(at: path)
    }
  }

  private func accessories(
    at path: IndexPath, of collection: UICollectionView
  ) -> [UICellAccessory] {
    (collection.cellForItem(at: path) as? UICollectionViewListCell)?.touchableAccessories ?? []
  }

  /// Whether an item is the header of its section.
  private func isHeader(_ path: IndexPath, of collection: UICollectionView) -> Bool {
    let list = collection.collectionViewLayout.list(ofSection: path.section)
    return path.item == 0 && list?.headerMode == .firstItemInSection
  }

  /// The actions that a swipe over an item of a list reveals: those at the trailing edge, then
  /// those at the leading edge.
  public func swipeActions(
    at path: IndexPath, of collection: UICollectionView
  ) -> [UIContextualAction] {
    guard refusal(of: path, in: collection) == nil, !collection.isEditing else { return [] }
    let list = collection.collectionViewLayout.list(ofSection: path.section)
    let trailing = list?.trailingSwipeActionsConfigurationProvider?(path)
    let leading = list?.leadingSwipeActionsConfigurationProvider?(path)
    return (trailing?.actions ?? []) + (leading?.actions ?? [])
  }

  /// Swipes over an item and taps the action at a position in ``swipeActions(at:of:)``.
  @discardableResult public func swipeItem(
    at path: IndexPath, of collection: UICollectionView, action index: Int
  ) -> TouchResult {
    if let refusal = refusal(of: path, in: collection) { return .refused(refusal) }
    let actions = swipeActions(at: path, of: collection)
    guard actions.indices.contains(index), let cell = collection.cellForItem(at: path) else {
      return .refused(.missing("The item has no action \(index): it has \(actions.count)."))
    }
    actions[index].handler(actions[index], cell) { _ in }
    return .delivered
  }

  private func refusal(of path: IndexPath, in collection: UICollectionView) -> TouchRefusal? {
    if let refusal = refusal(of: collection) { return refusal }
    return collection.cellForItem(at: path) == nil ? missing(path) : nil
  }

  private func missing(_ path: IndexPath) -> TouchRefusal {
    .missing("The collection has no item \(path.item) in section \(path.section).")
  }
}
