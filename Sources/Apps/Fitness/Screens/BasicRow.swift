public import UIKit

/// The rows of all tables: two texts and a check mark.
public enum BasicRow {
  /// The identifier with which the tables dequeue these cells.
  public static let reuseIdentifier = "BasicRow"
}

extension UITableView {
  /// Returns the cell of a row with these texts.
  public func basicCell(
    at indexPath: IndexPath, _ text: String, _ detail: String = "", isChecked: Bool = false
  ) -> UITableViewCell {
    let cell = dequeueReusableCell(withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    cell.accessoryType = isChecked ? .checkmark : .none
    return cell
  }
}
