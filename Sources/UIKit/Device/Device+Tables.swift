// What a finger does to the rows of a table.
extension Device {
  /// Taps a row (rule 151).
  @discardableResult public func tapRow(section: Int, row: Int, of table: UITableView) -> Bool {
    guard canTouch(table), table.cell(section: section, row: row) != nil, table.allowsSelection,
      !table.isEditing || table.allowsSelectionDuringEditing
    else { return false }
    let path = IndexPath(row: row, section: section)
    let delegate = table.delegate
    guard let selected = delegate.map({ $0.tableView(table, willSelectRowAt: path) }) ?? path else {
      return true
    }
    let cell = table.cellForRow(at: selected)
    let before = table.allowsMultipleSelection ? [] : table.indexPathsForSelectedRows ?? []
    table.selectRow(at: selected, animated: true, scrollPosition: .none)
    for path in before where path != selected { delegate?.tableView(table, didDeselectRowAt: path) }
    delegate?.tableView(table, didSelectRowAt: selected)
    if let cell, let segue = cell.segueIdentifier {
      nearestController(of: table)?.triggerSegue(segue, sender: cell)
    }
    return true
  }

  private func nearestController(of view: UIView) -> UIViewController? {
    var responder: UIResponder? = view
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  /// Swipes over a row, or taps the minus sign of a table that is edited, and taps the delete button, where there is one.
  @discardableResult public func deleteRow(section: Int, row: Int, of table: UITableView) -> Bool {
    let path = IndexPath(row: row, section: section)
    guard canTouch(table), table.cell(section: section, row: row) != nil,
      let dataSource = table.dataSource, dataSource.tableView(table, canEditRowAt: path),
      table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete == .delete
    else { return false }
    dataSource.tableView(table, commit: .delete, forRowAt: path)
    return true
  }

  /// Drags a row to another place, where the table lets it go.
  @discardableResult public func moveRow(
    from source: IndexPath, to proposed: IndexPath, of table: UITableView
  ) -> Bool {
    guard canTouch(table), table.isEditing, table.cellForRow(at: source) != nil,
      (0..<table.numberOfSections).contains(proposed.section),
      let dataSource = table.dataSource, dataSource.tableView(table, canMoveRowAt: source)
    else { return false }
    let isSameSection = proposed.section == source.section
    let last = table.numberOfRows(inSection: proposed.section) - (isSameSection ? 1 : 0)
    let within = IndexPath(row: max(0, min(proposed.row, last)), section: proposed.section)
    let target =
      table.delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: within) ?? within
    guard target != source else { return true }
    dataSource.tableView(table, moveRowAt: source, to: target)
    table.moveRow(at: source, to: target)
    return true
  }
}
