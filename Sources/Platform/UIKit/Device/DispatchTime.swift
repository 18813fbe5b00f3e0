/// A point on the virtual clock, as seconds from now.
public struct DispatchTime: Sendable {
  let delay: TimeInterval

  /// The current time.
  public static func now() -> DispatchTime { DispatchTime(delay: 0) }

  /// The time `seconds` later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(delay: time.delay + seconds)
  }

  /// The time `interval` later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.seconds
  }
}

/// A time interval.
public enum DispatchTimeInterval: Hashable, Sendable {
  case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int)

  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    }
  }
}
