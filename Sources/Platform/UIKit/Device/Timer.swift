/// A timer on virtual time, which replaces Foundation's in files that import only UIKit.
///
/// The run loop retains a scheduled timer, and the timer retains its block, until the timer is
/// invalidated (M20).
@preconcurrency @MainActor public final class Timer {
  /// The time between firings, in seconds; zero for a timer that fires once.
  public let timeInterval: TimeInterval
  /// Whether the timer has not been invalidated.
  @exclusivity(unchecked) public private(set) var isValid = true

  /// An object that the creator attached to the timer.
  @exclusivity(unchecked) public private(set) var userInfo: Any?
  @exclusivity(unchecked) public var tolerance: TimeInterval = 0

  private let loop: MainLoop
  private let interval: TimeInterval
  @exclusivity(unchecked) private var block: ((Timer) -> Void)?
  @exclusivity(unchecked) private var token: Int?
  /// The seconds until the first firing, if they are not the interval.
  @exclusivity(unchecked) private var delay: TimeInterval?

  /// Creates a timer, which has to be added to a run loop.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
  ) {
    // Foundation replaces intervals that are not positive.
    let interval = interval > 0 ? interval : 0.000_1
    timeInterval = repeats ? interval : 0
    loop = MainLoop.current
    self.interval = interval
    self.block = block
  }

  /// Creates a timer that never fires, as a placeholder.
  public convenience init() {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }

  /// Creates a timer that sends `selector` to `target`, and has to be added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let target = target as AnyObject
    self.init(timeInterval: interval, repeats: repeats) {
      UIKit.perform(selector, on: target, from: $0)
    }
    self.userInfo = userInfo
  }

  /// The time from now, in tenths of a second: what the app does before takes no time here.
  private static func delay(until date: Date) -> TimeInterval {
    max(0, (date.timeIntervalSinceNow * 10).rounded() / 10)
  }

  /// Creates a timer that first fires at a time, and has to be added to a run loop.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    delay = Self.delay(until: date)
  }
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    delay = Self.delay(until: date)
  }

  /// Creates a timer and schedules it on the main loop.
  @discardableResult public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// Creates and schedules a timer that sends `selector` to `target`.
  ///
  /// The timer retains its target until the timer is invalidated.
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

  /// Adds the timer to the run loop. Further calls have no effect.
  func schedule() {
    guard isValid, token == nil else { return }
    loop.keep(self)
    schedule(after: delay ?? interval)
  }

  /// Fires the timer immediately.
  public func fire() {
    guard isValid else { return }
    block?(self)
    if timeInterval == 0 { invalidate() }
  }

  /// Stops the timer permanently. The loop releases the timer, which releases its block.
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
      // The next firing is scheduled first, so that the block can cancel it.
      if timeInterval > 0 { schedule(after: timeInterval) }
      fire()
    }
  }
}
