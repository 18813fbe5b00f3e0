import UserSessions

// Shorthands for the facts that the window reader reports about individual elements, so that
// descriptions read like screens.
extension ScreenSink {
  mutating func screen(_ name: String, title: String) {
    text("screen", name)
    text("title", title)
  }

  mutating func barItem(_ name: String, _ title: String, _ isEnabled: Bool) {
    text(name, title)
    flag(name, isEnabled)
  }

  mutating func button(_ name: String, _ title: String, _ isEnabled: Bool) {
    flag(name, true)
    text(name, title)
    flag(name, isEnabled)
  }

  mutating func field(_ name: String, _ value: String, placeholder: String, _ isEnabled: Bool) {
    flag(name, true)
    text(name, value)
    text(name, placeholder)
    flag(name, isEnabled)
  }

  mutating func label(_ name: String, _ value: String) {
    flag(name, true)
    text(name, value)
  }

  mutating func table(_ name: String, sections: Int, _ isEnabled: Bool) {
    flag(name, true)
    flag(name, isEnabled)
    number(name, sections)
  }

  mutating func section(_ table: String, _ header: String, rows: Int) {
    text(table, header)
    number(table, rows)
  }

  mutating func row(_ table: String, _ first: String, _ second: String, isTicked: Bool = false) {
    text(table, first)
    text(table, second)
    flag(table, isTicked)
  }
}
