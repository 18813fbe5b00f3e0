/// The main queue, on virtual time. It takes the place of Dispatch's queue in files that import UIKit alone.
public struct DispatchQueue: Sendable {
  /// The queue of the main thread.
  public static let main = DispatchQueue()

  /// Runs `work` in the next turn of the main loop.
  public func async(execute work: @escaping @MainActor () -> Void) {
    MainActor.assumeIsolated { MainLoop.current.enqueue(work) }
  }

  /// Runs `work` when the deadline has come.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    MainActor.assumeIsolated { _ = MainLoop.current.schedule(after: deadline.delay, work) }
  }
}

/// A point on the virtual clock, as seconds from now.
public struct DispatchTime: Sendable {
  let delay: TimeInterval

  /// This moment.
  public static func now() -> DispatchTime { DispatchTime(delay: 0) }

  /// A moment `seconds` later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(delay: time.delay + seconds)
  }
}
