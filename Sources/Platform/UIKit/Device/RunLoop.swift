/// The main thread's run loop, reduced to what timers need.
@preconcurrency @MainActor public final class RunLoop {
  /// The mode of a run loop. Ignored.
  public struct Mode: Hashable, Sendable {
    let name: String
    public static let `default` = Mode(name: "default")
    public static let common = Mode(name: "common")
    public static let tracking = Mode(name: "tracking")
  }

  public static let main = RunLoop()
  public static var current: RunLoop { main }

  /// Schedules a timer.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule() }
}
