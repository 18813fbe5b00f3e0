import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// A row of a table, as presenters describe it.
struct TableRow: Hashable {
  let text: String
  var detail = ""
  var isChecked = false

  init(_ text: String, _ detail: String = "", isChecked: Bool = false) {
    self.text = text
    self.detail = detail
    self.isChecked = isChecked
  }

  init(_ row: DetailRow) {
    self.init(row.title, row.value)
  }
}

/// Shows the rows of a presenter in a table, and reports taps on them.
final class RowTable: NSObject {
  private let tableView: UITableView
  private let titles: [String]
  private let onSelect: ((IndexPath) -> Void)?
  private var sections: [[TableRow]]
  /// Called with the row that the user deletes; rows can be deleted only if it is set.
  var onDelete: ((Int) -> Void)?

  /// - Parameter titles: The titles of the sections; empty for a table with one section.
  init(_ tableView: UITableView, titles: [String] = [], onSelect: ((IndexPath) -> Void)? = nil) {
    self.tableView = tableView
    self.titles = titles
    self.onSelect = onSelect
    sections = [[TableRow]](repeating: [], count: max(1, titles.count))
    super.init()
    tableView.dataSource = self
    if onSelect != nil { tableView.delegate = self }
  }

  func show(_ rows: [TableRow]) {
    show([rows])
  }

  func show(_ sections: [[TableRow]]) {
    self.sections = sections
    tableView.reloadData()
  }
}

extension RowTable: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.isEmpty ? nil : titles[section]
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section][indexPath.row]
    return tableView.basicCell(at: indexPath, row.text, row.detail, isChecked: row.isChecked)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(indexPath)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    onDelete != nil
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { onDelete?(indexPath.row) }
  }
}
