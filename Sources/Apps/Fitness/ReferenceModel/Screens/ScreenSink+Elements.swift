import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

// Reports individual elements with the same facts as the window reader, so that a description reads
// like the screen it describes.
extension ScreenSink {
  /// Describes a screen's identifier, title, bar items and root view.
  mutating func screen(_ name: String, title: String, bar: [BarItem] = []) {
    text("screen", name)
    text("title", title)
    for item in bar {
      text(item.name, item.title)
      flag(item.name, item.isEnabled)
    }
    flag(name, true)
  }

  /// Describes the busy overlay, which comes last in every screen's view tree.
  mutating func overlay(_ isBusy: Bool = false) { flag(ElementID.overlay, isBusy) }

  mutating func button(_ name: String, _ title: String, _ isEnabled: Bool = true) {
    flag(name, true)
    text(name, title)
    flag(name, isEnabled)
  }

  mutating func visibleButton(
    _ name: String, _ title: String, isVisible: Bool, _ isEnabled: Bool = true
  ) {
    if isVisible { button(name, title, isEnabled) } else { flag(name, false) }
  }

  mutating func field(
    _ name: String, _ value: String, placeholder: String = "", _ isEnabled: Bool = true
  ) {
    flag(name, true)
    text(name, value)
    text(name, placeholder)
    flag(name, isEnabled)
  }

  mutating func label(_ name: String, _ value: String) {
    flag(name, true)
    text(name, value)
  }

  mutating func table(_ name: String, sections: Int = 1, _ isEnabled: Bool = true) {
    flag(name, true)
    flag(name, isEnabled)
    number(name, sections)
  }

  mutating func section(_ table: String, _ header: String = "", rows: Int) {
    text(table, header)
    number(table, rows)
  }

  mutating func row(_ table: String, _ first: String, _ second: String, isChecked: Bool = false) {
    text(table, first)
    text(table, second)
    flag(table, isChecked)
  }

  /// Describes a table of titles and values.
  mutating func details(_ name: String, _ rows: [DetailRow], _ isEnabled: Bool) {
    table(name, isEnabled)
    section(name, rows: rows.count)
    for row in rows { self.row(name, row.title, row.value) }
  }
}

/// A bar item of a screen.
struct BarItem: Sendable {
  let name: String
  let title: String
  var isEnabled = true

  static let menu = BarItem(name: ElementID.menu, title: "Menu")
  static let close = BarItem(name: ElementID.close, title: "Close")
  static let cancel = BarItem(name: ElementID.cancel, title: "Cancel")
  static let discard = BarItem(name: ElementID.discard, title: "Discard")
  static func save(_ isEnabled: Bool) -> BarItem {
    BarItem(name: ElementID.save, title: "Save", isEnabled: isEnabled)
  }
}
