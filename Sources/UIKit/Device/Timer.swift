/// A timer on virtual time. It takes the place of Foundation's in files that import UIKit alone.
///
/// The run loop keeps a scheduled timer, and the timer its block, until it is invalidated (M20).
@preconcurrency @MainActor public final class Timer {
  /// Seconds between two firings; zero for one that fires once.
  public let timeInterval: TimeInterval
  /// Whether the timer will fire.
  public private(set) var isValid = true

  /// What the one who made the timer wanted to find in it.
  public private(set) var userInfo: Any?
  public var tolerance: TimeInterval = 0

  private let loop: MainLoop
  private let interval: TimeInterval
  private var block: ((Timer) -> Void)?
  private var token: Int?

  /// Makes a timer that does nothing until it is added to a run loop.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
  ) {
    timeInterval = repeats ? interval : 0
    loop = MainLoop.current
    self.interval = interval
    self.block = block
  }

  /// Makes a timer and schedules it on the main loop.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// Makes a repeating or single timer that sends `selector` to `target`, which it keeps until it is invalidated.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector,
    userInfo: Any?, repeats: Bool
  ) -> Timer {
    let target = target as AnyObject
    let timer = scheduledTimer(withTimeInterval: interval, repeats: repeats) {
      perform(selector, on: target, from: $0)
    }
    timer.userInfo = userInfo
    return timer
  }

  /// What a run loop does with a timer that is added to it; once is enough.
  func schedule() {
    guard isValid, token == nil else { return }
    loop.keep(self)
    schedule(after: interval)
  }

  /// Fires now, out of turn.
  public func fire() {
    guard isValid else { return }
    block?(self)
    if timeInterval == 0 { invalidate() }
  }

  /// Stops the timer for good; the loop lets go of it, and it of its block.
  public func invalidate() {
    guard isValid else { return }
    isValid = false
    block = nil
    userInfo = nil
    if let token { loop.cancel(token) }
    token = nil
    loop.release(self)
  }

  private func schedule(after interval: TimeInterval) {
    token = loop.schedule(after: interval) { [self] in
      guard isValid else { return }
      // The next firing is booked first: a block that invalidates the timer takes it back.
      if timeInterval > 0 { schedule(after: timeInterval) }
      fire()
    }
  }
}

/// The main thread's run loop, as far as timers need it.
@preconcurrency @MainActor public final class RunLoop {
  /// Which of its sources a run loop serves; here all of them.
  public struct Mode: Hashable, Sendable {
    let name: String
    public static let `default` = Mode(name: "default")
    public static let common = Mode(name: "common")
    public static let tracking = Mode(name: "tracking")
  }

  public static let main = RunLoop()
  public static var current: RunLoop { main }

  /// Schedules a timer that was made without.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule() }
}
