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
    /// The words for the unit before, the current one and the next.
    let named: [String]?
  }

  private static let units = [
    Unit(
      component: .year, name: "year", short: "yr.", abbreviation: "y",
      named: ["last year", "this year", "next year"]),
    Unit(
      component: .month, name: "month", short: "mo.", abbreviation: "mo",
      named: ["last month", "this month", "next month"]),
    Unit(
      component: .weekOfMonth, name: "week", short: "wk.", abbreviation: "w",
      named: ["last week", "this week", "next week"]),
    Unit(
      component: .day, name: "day", short: "day", abbreviation: "d",
      named: ["yesterday", "today", "tomorrow"]),
    Unit(component: .hour, name: "hour", short: "hr.", abbreviation: "h", named: nil),
    Unit(component: .minute, name: "minute", short: "min.", abbreviation: "min", named: nil),
    Unit(component: .second, name: "second", short: "sec.", abbreviation: "s", named: nil),
  ]

  private func text(_ value: Int, _ unit: Unit) -> String {
    if dateTimeStyle == .named {
      if let words = unit.named, (-1...1).contains(value) { return words[value + 1] }
      if value == 0, unit.component == .second { return "now" }
    }
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
}
