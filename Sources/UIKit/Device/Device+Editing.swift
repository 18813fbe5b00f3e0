// What a finger could do to the rows of a table that is edited.
extension Device {
  /// Whether a row has a handle by which it can be dragged.
  public func canMoveRow(at path: IndexPath, of table: UITableView) -> Bool {
    canTouch(table) && table.isEditing && table.cellForRow(at: path) != nil
      && table.dataSource?.tableView(table, canMoveRowAt: path) == true
  }

  /// Whether a row has a minus sign by which it can be deleted.
  public func hasDeleteControl(at path: IndexPath, of table: UITableView) -> Bool {
    canTouch(table) && table.isEditing && table.cellForRow(at: path) != nil
      && table.dataSource?.tableView(table, canEditRowAt: path) == true
      && table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete == .delete
  }
}
