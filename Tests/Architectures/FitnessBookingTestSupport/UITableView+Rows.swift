public import UIKit

extension UITableView {
  /// The rows of a section as text: the title, the detail after a colon, and the check mark.
  public func rows(inSection section: Int = 0) -> [String] {
    (0..<numberOfRows(inSection: section)).compactMap { row in
      cellForRow(at: IndexPath(row: row, section: section)).map { cell in
        let texts = [cell.textLabel?.text, cell.detailTextLabel?.text].compactMap { $0 }
        let text = texts.filter { !$0.isEmpty }.joined(separator: ": ")
        return cell.accessoryType == .checkmark ? "\(text) ✓" : text
      }
    }
  }
}
