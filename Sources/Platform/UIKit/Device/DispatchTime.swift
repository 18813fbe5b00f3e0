/// A point on the virtual clock.
public struct DispatchTime: Comparable, Sendable {
  // The clock's time when `now()` was called; `nil` on another thread than the main loop's, which
  // cannot read the clock.
  private let origin: TimeInterval?
  private let offset: TimeInterval

  /// The current time.
  public static func now() -> DispatchTime { DispatchTime(origin: currentTime, offset: 0) }

  /// A time that is never reached.
  public static let distantFuture = DispatchTime(origin: 0, offset: .infinity)

  private static var currentTime: TimeInterval? {
    guard MainLoop.isOnItsThread else { return nil }
    return MainActor.assumeIsolated { MainLoop.current.now }
  }

  /// The seconds from now, exactly as given if no time has passed.
  var delay: TimeInterval {
    guard let origin, let now = Self.currentTime, now != origin else { return offset }
    return max(0, origin + offset - now)
  }

  private var seconds: TimeInterval { (origin ?? Self.currentTime ?? 0) + offset }

  public var uptimeNanoseconds: UInt64 {
    UInt64(exactly: max(0, seconds * 1e9).rounded()) ?? .max
  }
  public var rawValue: UInt64 { uptimeNanoseconds }

  public static func == (one: DispatchTime, other: DispatchTime) -> Bool {
    one.seconds == other.seconds
  }
  public static func < (one: DispatchTime, other: DispatchTime) -> Bool {
    one.seconds < other.seconds
  }

  /// The time `seconds` later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(origin: time.origin, offset: time.offset + seconds)
  }
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

  /// The time `interval` later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.seconds
  }
}

/// A point on the clock of the wall, which is the same as the virtual clock.
public struct DispatchWallTime: Comparable, Sendable {
  let time: DispatchTime

  /// The current time.
  public static func now() -> DispatchWallTime { DispatchWallTime(time: .now()) }

  /// A time that is never reached.
  public static let distantFuture = DispatchWallTime(time: .distantFuture)

  public static func < (one: DispatchWallTime, other: DispatchWallTime) -> Bool {
    one.time < other.time
  }

  /// The time `seconds` later.
  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(time: time.time + seconds)
  }
  public static func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(time: time.time - seconds)
  }

  /// The time `interval` later.
  public static func + (
    time: DispatchWallTime, interval: DispatchTimeInterval
  ) -> DispatchWallTime { DispatchWallTime(time: time.time + interval) }
}

/// A time interval.
public enum DispatchTimeInterval: Hashable, Sendable {
  case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never

  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    }
  }
}
