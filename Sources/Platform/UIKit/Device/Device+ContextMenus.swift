// Long presses that open a context menu, and choices in it.
extension Device {
  /// The actions in the context menu of a view; empty if a long press opens none.
  public func contextActions(of view: UIView) -> [UIAction] { contextMenu(of: view)?.actions ?? [] }

  /// The actions in the context menu of a row of a table or an item of a collection.
  public func contextActions(at path: IndexPath, of list: UIScrollView) -> [UIAction] {
    contextMenu(at: path, of: list)?.actions ?? []
  }

  /// Presses a view for long, and chooses the action at a position in its context menu.
  @discardableResult public func choose(
    _ action: Int, inContextMenuOf view: UIView
  ) -> TouchResult {
    if let refusal = refusal(of: view) { return .refused(refusal) }
    return choose(action, in: contextMenu(of: view), from: view)
  }

  /// Presses a row or an item for long, and chooses the action at a position in its context menu.
  @discardableResult public func choose(
    _ action: Int, inContextMenuAt path: IndexPath, of list: UIScrollView
  ) -> TouchResult {
    if let refusal = refusal(of: list) { return .refused(refusal) }
    return choose(action, in: contextMenu(at: path, of: list), from: list)
  }

  private func contextMenu(of view: UIView) -> UIMenu? {
    let found = view.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
    guard let found, canTouch(view) else { return nil }
    return found.delegate?.contextMenuInteraction(
      found, configurationForMenuAtLocation: view.bounds.origin)?.menu
  }

  private func contextMenu(at path: IndexPath, of list: UIScrollView) -> UIMenu? {
    guard canTouch(list) else { return nil }
    switch list {
    case let table as UITableView:
      guard let delegate = table.delegate, table.cellForRow(at: path) != nil else { return nil }
      return delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero)?.menu
    case let collection as UICollectionView:
      guard let delegate = collection.delegate, collection.cellForItem(at: path) != nil else {
        return nil
      }
      // The first method has replaced the second since iOS 16; an app has one of them.
      let configuration =
        delegate.collectionView(
          collection, contextMenuConfigurationForItemsAt: [path], point: .zero)
        ?? delegate.collectionView(
          collection, contextMenuConfigurationForItemAt: path, point: .zero)
      return configuration?.menu
    default: return nil
    }
  }
}
