// The editing controls that rows of a table show.
extension Device {
  /// Whether a row shows a handle for reordering.
  public func canMoveRow(at path: IndexPath, of table: UITableView) -> Bool {
    canTouch(table) && table.isEditing && table.cellForRow(at: path) != nil
      && table.dataSource?.tableView(table, canMoveRowAt: path) == true
  }

  /// Whether a row shows a delete control.
  public func hasDeleteControl(at path: IndexPath, of table: UITableView) -> Bool {
    canTouch(table) && table.isEditing && table.cellForRow(at: path) != nil
      && table.dataSource?.tableView(table, canEditRowAt: path) == true
      && table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete == .delete
  }
}
