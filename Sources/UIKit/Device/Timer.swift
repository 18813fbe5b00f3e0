/// A timer on virtual time. It takes the place of Foundation's in files that import UIKit alone.
///
/// The run loop keeps a scheduled timer, and the timer its block, until it is invalidated (M20).
@preconcurrency @MainActor public final class Timer {
  /// Seconds between two firings; zero for one that fires once.
  public let timeInterval: TimeInterval
  /// Whether the timer will fire.
  public private(set) var isValid = true

  private let loop: MainLoop
  private var block: ((Timer) -> Void)?
  private var token: Int?

  private init(interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    timeInterval = repeats ? interval : 0
    loop = MainLoop.current
    self.block = block
    schedule(after: interval)
  }

  /// Makes a timer and schedules it on the main loop.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    Timer(interval: interval, repeats: repeats, block: block)
  }

  /// Makes a repeating or single timer that sends `selector` to `target`, which it keeps until it is invalidated.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: any SelectorTarget, selector: Selector,
    userInfo: Any?, repeats: Bool
  ) -> Timer {
    Timer(interval: interval, repeats: repeats) { target.perform(selector, with: $0) }
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
    if let token { loop.cancel(token) }
    token = nil
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
