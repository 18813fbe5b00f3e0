// Touches on the items of a collection.
extension Device {
  /// Taps an item (rule 151).
  @discardableResult public func tapItem(
    at path: IndexPath, of collection: UICollectionView
  ) -> TouchResult {
    if let refusal = refusal(of: collection) { return .refused(refusal) }
    guard let cell = collection.cellForItem(at: path) else {
      return .refused(
        .missing("The collection has no item \(path.item) in section \(path.section)."))
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
      nearestController(of: collection)?.triggerSegue(segue, sender: cell)
    }
    return .delivered
  }
}
