// The editing controls that rows of a table show.
extension Device {
  /// Whether a row shows a handle for reordering.
  public func canMoveRow(at path: IndexPath, of table: UITableView) -> Bool {
    canTouch(table) && table.isEditing && table.cellForRow(at: path) != nil
      && table.dataSource?.tableView(table, canMoveRowAt: path) == true
  }

  /// The control of a row other than its handle and its delete control.
  public enum RowControl: Sendable {
    /// The green control of a row that can be inserted, during editing.
    case insert
    /// The button of a row with the accessory type `.detailButton` or `.detailDisclosureButton`.
    case detail
  }

  /// The control that a row shows; `nil` if there is none.
  public func rowControl(at path: IndexPath, of table: UITableView) -> RowControl? {
    guard canTouch(table), let cell = table.cellForRow(at: path) else { return nil }
    if table.isEditing {
      let isInserted =
        table.dataSource?.tableView(table, canEditRowAt: path) == true
        && table.delegate?.tableView(table, editingStyleForRowAt: path) == .insert
      return isInserted ? .insert : nil
    }
    let hasButton =
      cell.accessoryType == .detailButton || cell.accessoryType == .detailDisclosureButton
    return hasButton && cell.accessoryView == nil ? .detail : nil
  }

  /// Whether a row shows a delete control.
  public func hasDeleteControl(at path: IndexPath, of table: UITableView) -> Bool {
    canTouch(table) && table.isEditing && table.cellForRow(at: path) != nil
      && table.dataSource?.tableView(table, canEditRowAt: path) == true
      && table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete == .delete
  }
}
