/// An hour of today or tomorrow.
public struct Slot: Hashable, Sendable {
  /// The names of the days.
  public static let days = ["Today", "Tomorrow"]

  /// 0 for today, 1 for tomorrow.
  public let day: Int
  /// The hour at which the appointment begins, in 0...23.
  public let hour: Int

  /// Creates a slot on a day in 0...1, at an hour in 0...23.
  public init(day: Int, hour: Int) {
    self.day = day
    self.hour = hour
  }

  /// The hour, such as `09:00`.
  public var hourText: String { (hour < 10 ? "0" : "") + "\(hour):00" }

  /// The day and the hour, such as `Today 09:00`.
  public var text: String { "\(Slot.days[day]) \(hourText)" }
}
