/// Writes durations in English. Foundation's class is unavailable on Linux.
open class DateComponentsFormatter: NSObject, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// The units that are written although they are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [dropLeading, dropMiddle, dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var maximumUnitCount = 0
  open var calendar: Calendar? = Calendar.current
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var collapsesLargestUnit = false
  open var allowsFractionalUnits = false

  public override init() { super.init() }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open func string(from interval: TimeInterval) -> String? {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + interval)
  }

  open func string(from start: Date, to end: Date) -> String? {
    let units = Self.units.filter { allowedUnits.contains($0.unit) }.map(\.component)
    var calendar = calendar ?? .current
    calendar.timeZone = .gmt
    return string(from: calendar.dateComponents(Set(units), from: start, to: end))
  }

  open func string(from components: DateComponents) -> String? {
    var parts = Self.units.filter { allowedUnits.contains($0.unit) }.compactMap { unit in
      components.value(for: unit.component).map { (unit: unit, value: $0) }
    }
    let keepsZeros = zeroFormattingBehavior.contains(.pad)
    if unitsStyle == .positional {
      // Only leading zeros are left out, but a clock has minutes.
      while !keepsZeros, parts.count > 2, parts[0].value == 0 { parts.removeFirst() }
    } else if !keepsZeros {
      let last = parts.last
      parts.removeAll { $0.value == 0 }
      if parts.isEmpty, let last { parts = [last] }
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    guard !parts.isEmpty else { return nil }
    return text(parts.map { ($0.unit, $0.value) })
  }

  private func text(_ parts: [(unit: Unit, value: Int)]) -> String {
    switch unitsStyle {
    case .positional:
      parts.enumerated().map { index, part in
        index == 0 && !zeroFormattingBehavior.contains(.pad)
          ? "\(part.value)" : part.value < 10 ? "0\(part.value)" : "\(part.value)"
      }.joined(separator: ":")
    case .abbreviated, .brief:
      parts.map { "\($0.value)\($0.unit.name.prefix($0.unit.name == "month" ? 2 : 1))" }
        .joined(separator: " ")
    case .short, .full:
      parts.map { "\($0.value) \($0.unit.name)\($0.value == 1 ? "" : "s")" }
        .joined(separator: ", ")
    case .spellOut:
      parts.map { "\(Self.words($0.value)) \($0.unit.name)\($0.value == 1 ? "" : "s")" }
        .joined(separator: ", ")
    }
  }

  private static func words(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en")
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }

  private struct Unit {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    let name: String
  }

  private static var units: [Unit] {
    [
      Unit(unit: .year, component: .year, name: "year"),
      Unit(unit: .month, component: .month, name: "month"),
      Unit(unit: .weekOfMonth, component: .weekOfMonth, name: "week"),
      Unit(unit: .day, component: .day, name: "day"),
      Unit(unit: .hour, component: .hour, name: "hour"),
      Unit(unit: .minute, component: .minute, name: "minute"),
      Unit(unit: .second, component: .second, name: "second"),
    ]
  }
}
