public import FootballGatherUI
import UIKit

extension GatherScreen {
  /// The titles above the sections of the table.
  public var headers: [String?] {
    (0..<tableView.numberOfSections).map(tableView.header(ofSection:))
  }

  /// The texts of a section's rows: the name, followed by the position if visible.
  public func rows(inSection section: Int) -> [String] {
    tableView.cells(inSection: section).map { cell in
      [cell.labelTexts.0, cell.labelTexts.1].compactMap { $0 }.filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }

  /// Whether the time picker is visible.
  public var isPicking: Bool { !timePickerView.isHidden }

  /// The selected rows of the picker.
  public var pickedRows: [Int] {
    (0..<timePicker.numberOfComponents).map(timePicker.selectedRow(inComponent:))
  }
}
