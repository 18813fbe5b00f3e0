// Touches on the rows of a table.
extension Device {
  /// Taps a row (rule 151).
  @discardableResult public func tapRow(section: Int, row: Int, of table: UITableView)
    -> TouchResult
  {
    let path = IndexPath(row: row, section: section)
    if let refusal = refusal(of: path, in: table) { return .refused(refusal) }
    guard table.allowsSelection, !table.isEditing || table.allowsSelectionDuringEditing else {
      return .refused(.declined("The table does not allow selection at the moment."))
    }
    let delegate = table.delegate
    if let delegate, !highlights(path, of: table, delegate) {
      return .refused(.declined("The delegate does not allow the row to be highlighted."))
    }
    // With multiple selection, tapping a selected row deselects it.
    if table.allowsMultipleSelection, table.indexPathsForSelectedRows?.contains(path) == true {
      if let delegate, delegate.tableView(table, willDeselectRowAt: path) == nil {
        return .delivered
      }
      table.deselectRow(at: path, animated: true)
      delegate?.tableView(table, didDeselectRowAt: path)
    } else if let delegate {
      select(path, of: table, delegate)
    } else {
      select(path, of: table)
    }
    return .delivered
  }

  private func select(_ path: IndexPath, of table: UITableView, _ delegate: any UITableViewDelegate)
  {
    guard let selected = delegate.tableView(table, willSelectRowAt: path) else { return }
    guard !table.allowsMultipleSelection, let before = table.indexPathsForSelectedRows else {
      return select(selected, of: table) { delegate.tableView(table, didSelectRowAt: selected) }
    }
    let deselected = before.filter { $0 != selected }
    for path in deselected { _ = delegate.tableView(table, willDeselectRowAt: path) }
    select(selected, of: table) {
      for path in deselected { delegate.tableView(table, didDeselectRowAt: path) }
      delegate.tableView(table, didSelectRowAt: selected)
    }
  }

  private func select(
    _ path: IndexPath, of table: UITableView, telling delegate: () -> Void = {}
  ) {
    let cell = table.cellForRow(at: path)
    table.selectRow(at: path, animated: true, scrollPosition: .none)
    delegate()
    if let cell, let segue = cell.segueIdentifier {
      table.nearestController?.triggerSegue(segue, sender: cell)
    }
  }

  /// Highlights a row for the moment of a touch, unless the delegate forbids it.
  private func highlights(
    _ path: IndexPath, of table: UITableView, _ delegate: any UITableViewDelegate
  ) -> Bool {
    guard !table.missingMethods.isSuperset(of: .highlighting) else { return true }
    guard delegate.tableView(table, shouldHighlightRowAt: path) else { return false }
    delegate.tableView(table, didHighlightRowAt: path)
    delegate.tableView(table, didUnhighlightRowAt: path)
    return true
  }

  /// Deletes a row with a swipe, or with its delete control during editing.
  ///
  /// Rows are editable unless the data source forbids it, and deleted only if it implements
  /// `tableView(_:commit:forRowAt:)`.
  @discardableResult public func deleteRow(section: Int, row: Int, of table: UITableView)
    -> TouchResult
  {
    let path = IndexPath(row: row, section: section)
    if let refusal = refusal(of: path, in: table) { return .refused(refusal) }
    guard let dataSource = table.dataSource, dataSource.tableView(table, canEditRowAt: path),
      table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete == .delete
    else {
      return .refused(.declined("The table does not allow this row to be deleted at the moment."))
    }
    let isSwipe = !table.isEditing
    if isSwipe { table.delegate?.tableView(table, willBeginEditingRowAt: path) }
    dataSource.tableView(table, commit: .delete, forRowAt: path)
    if isSwipe { table.delegate?.tableView(table, didEndEditingRowAt: path) }
    return table.missingMethods.contains(.commit)
      ? .refused(.declined("The data source does not implement deletion.")) : .delivered
  }

  /// Taps a row's insert control during editing, otherwise its detail button.
  @discardableResult public func tapRowControl(section: Int, row: Int, of table: UITableView)
    -> TouchResult
  {
    let path = IndexPath(row: row, section: section)
    if let refusal = refusal(of: path, in: table) { return .refused(refusal) }
    switch rowControl(at: path, of: table) {
    case .insert:
      table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
      if table.missingMethods.contains(.commit) {
        return .refused(.declined("The data source does not implement insertion."))
      }
    case .detail: table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    case nil:
      return .refused(.missing("The row has neither an insert control nor a detail button."))
    }
    return .delivered
  }

  /// The actions that a swipe over a row reveals: those at the trailing edge, then those at the
  /// leading edge.
  public func swipeActions(section: Int, row: Int, of table: UITableView) -> [UIContextualAction] {
    let path = IndexPath(row: row, section: section)
    guard refusal(of: path, in: table) == nil, !table.isEditing, let delegate = table.delegate,
      table.dataSource?.tableView(table, canEditRowAt: path) == true
    else { return [] }
    let trailing = delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    let leading = delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    let older = trailing == nil ? delegate.tableView(table, editActionsForRowAt: path) : nil
    return (trailing?.actions ?? []) + (older ?? []).map { $0.contextual(at: path) }
      + (leading?.actions ?? [])
  }

  /// Swipes over a row and taps the action at a position in ``swipeActions(section:row:of:)``.
  @discardableResult public func swipeRow(
    section: Int, row: Int, of table: UITableView, action index: Int
  ) -> TouchResult {
    let path = IndexPath(row: row, section: section)
    if let refusal = refusal(of: path, in: table) { return .refused(refusal) }
    let actions = swipeActions(section: section, row: row, of: table)
    guard actions.indices.contains(index), let cell = table.cellForRow(at: path) else {
      return .refused(.missing("The row has no action \(index): it has \(actions.count)."))
    }
    let delegate = table.delegate
    delegate?.tableView(table, willBeginEditingRowAt: path)
    actions[index].handler(actions[index], cell) { [weak table, weak delegate] _ in
      if let table { delegate?.tableView(table, didEndEditingRowAt: path) }
    }
    return .delivered
  }

  /// Drags a row to another position, if the table is being edited and its data source allows it.
  @discardableResult public func moveRow(
    from source: IndexPath, to proposed: IndexPath, of table: UITableView
  ) -> TouchResult {
    if let refusal = refusal(of: source, in: table) { return .refused(refusal) }
    guard (0..<table.numberOfSections).contains(proposed.section) else {
      return .refused(.missing("The table has no section \(proposed.section)."))
    }
    guard table.isEditing, let dataSource = table.dataSource,
      dataSource.tableView(table, canMoveRowAt: source)
    else {
      return .refused(.declined("The table does not allow this row to be moved at the moment."))
    }
    let isSameSection = proposed.section == source.section
    let last = table.numberOfRows(inSection: proposed.section) - (isSameSection ? 1 : 0)
    let within = IndexPath(row: max(0, min(proposed.row, last)), section: proposed.section)
    let target =
      table.delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: within) ?? within
    guard target != source else { return .delivered }
    dataSource.tableView(table, moveRowAt: source, to: target)
    guard !table.missingMethods.contains(.moveRow) else {
      return .refused(
        .declined("The data source does not implement tableView(_:moveRowAt:to:)."))
    }
    table.drop(source, at: target)
    return .delivered
  }

  private func refusal(of path: IndexPath, in table: UITableView) -> TouchRefusal? {
    if let refusal = refusal(of: table) { return refusal }
    guard table.cell(section: path.section, row: path.row) == nil else { return nil }
    return .missing("The table has no row \(path.row) in section \(path.section).")
  }
}
