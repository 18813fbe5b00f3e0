/// Writes times before or after another in English. Foundation's class is unavailable on Linux.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  /// The length of the text. `.spellOut` is treated as `.full`.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .current
  open var locale: Locale! = .current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func localizedString(from components: DateComponents) -> String {
    let units = Self.units.map { ($0, components.value(for: $0.component) ?? 0) }
    // The largest unit that is not zero; without any, the smallest that is given.
    let given = units.filter { components.value(for: $0.0.component) != nil }
    let (unit, value) = units.first { $0.1 != 0 } ?? given.last ?? units[units.count - 1]
    return text(value, unit)
  }

  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start + interval, relativeTo: start)
  }

  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let components = Set(Self.units.map(\.component))
    return localizedString(from: calendar.dateComponents(components, from: reference, to: date))
  }

  open override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private struct Unit {
    let component: Calendar.Component
    let name, short, abbreviation: String
  }

  private static let units = [
    Unit(component: .year, name: "year", short: "yr.", abbreviation: "y"),
    Unit(component: .month, name: "month", short: "mo.", abbreviation: "mo"),
    Unit(component: .weekOfMonth, name: "week", short: "wk.", abbreviation: "w"),
    Unit(component: .day, name: "day", short: "day", abbreviation: "d"),
    Unit(component: .hour, name: "hour", short: "hr.", abbreviation: "h"),
    Unit(component: .minute, name: "minute", short: "min.", abbreviation: "min"),
    Unit(component: .second, name: "second", short: "sec.", abbreviation: "s"),
  ]

  private func text(_ value: Int, _ unit: Unit) -> String {
    if dateTimeStyle == .named, let name = name(value, unit) { return name }
    let count = abs(value)
    let amount =
      switch unitsStyle {
      case .full, .spellOut: "\(count) \(unit.name)\(count == 1 ? "" : "s")"
      // Only days have no abbreviation, so that only they have a plural.
      case .short: "\(count) \(unit.short)\(count == 1 || unit.short.hasSuffix(".") ? "" : "s")"
      case .abbreviated: "\(count)\(unit.abbreviation)"
      }
    return value < 0 ? "\(amount) ago" : "in \(amount)"
  }

  private func name(_ value: Int, _ unit: Unit) -> String? {
    guard (-1...1).contains(value) else { return nil }
    switch unit.component {
    case .day: return ["yesterday", "today", "tomorrow"][value + 1]
    case .second: return value == 0 ? "now" : nil
    case .hour, .minute: return value == 0 ? "this \(unit.name)" : nil
    default:
      let word = unitsStyle == .full || unitsStyle == .spellOut ? unit.name : unit.short
      return ["last", "this", "next"][value + 1] + " " + word
    }
  }
}
