public import FootballGatherUI
import UIKit

extension GatherScreen {
  /// The titles above the sections of the table.
  public var headers: [String?] {
    (0..<tableView.numberOfSections).map(tableView.header(ofSection:))
  }

  /// The texts of a section's rows: the name, followed by the position if it is shown.
  public func rows(inSection section: Int) -> [String] {
    tableView.cells(inSection: section).map { cell in
      [cell.labelTexts.0, cell.labelTexts.1].compactMap { $0 }.filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }

  /// Whether the picker of the time is shown.
  public var isPicking: Bool { !timePickerView.isHidden }

  /// The values of the picker's wheels.
  public var pickedRows: [Int] {
    (0..<timePicker.numberOfComponents).map(timePicker.selectedRow(inComponent:))
  }
}
