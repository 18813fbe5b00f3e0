/// A source of events for a handler. As on a phone, it is suspended until it is first resumed.
@preconcurrency @MainActor public protocol DispatchSourceProtocol: AnyObject {
  var isCancelled: Bool { get }
  func setEventHandler(handler: (@MainActor () -> Void)?)
  func setEventHandler(handler: DispatchWorkItem)
  func setCancelHandler(handler: (@MainActor () -> Void)?)
  func activate()
  func resume()
  func suspend()
  func cancel()
}

/// A source that calls its handler at points of time.
@preconcurrency @MainActor public protocol DispatchSourceTimer: DispatchSourceProtocol {
  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
}

extension DispatchSourceTimer {
  /// Sets the time of the first event, and of those that follow if there is an interval.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never
  ) { schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0)) }
  public func schedule(deadline: DispatchTime, repeating interval: Double) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }
  public func schedule(deadline: DispatchTime, leeway: DispatchTimeInterval) {
    schedule(deadline: deadline, repeating: .never, leeway: leeway)
  }
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: wallDeadline.time, repeating: interval, leeway: leeway) }
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: wallDeadline.time, repeating: interval, leeway: leeway) }
}

/// A timer on virtual time, the only source of events here.
///
/// As on a phone, only the app retains it: a timer that the app releases stops without a call of
/// its cancel handler. It retains its handlers until it has been cancelled. Releasing it while it
/// is suspended raises an exception.
@preconcurrency @MainActor public final class DispatchSource: DispatchSourceTimer {
  /// The precision of a timer. Ignored.
  public struct TimerFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strict = TimerFlags(rawValue: 1)
  }

  /// Creates a timer. The queue has no effect, as the main loop runs the blocks of all queues.
  public static func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer { DispatchSource() }

  public private(set) var isCancelled = false
  // That of a run loop's timers.
  private static let shortestInterval = 0.000_1
  private let loop = MainLoop.current
  private var eventHandler: (@MainActor () -> Void)?
  private var cancelHandler: (@MainActor () -> Void)?
  private var deadline: TimeInterval?
  private var interval: TimeInterval = .infinity
  // Incremented when a firing that has been queued no longer applies.
  private var round = 0
  nonisolated(unsafe) private var isActivated = false
  nonisolated(unsafe) private var suspensions = 1
  // The loop retains the timer, which references the source weakly.
  nonisolated(unsafe) private var timer: Timer?

  private init() {}

  deinit {
    guard MainLoop.isOnItsThread else { return }
    let (timer, loop, isSuspended) = (timer, loop, suspensions > 0)
    let state = isActivated ? "a suspended" : "an inactive"
    MainActor.assumeIsolated {
      timer?.invalidate()
      guard isSuspended, loop.isDriven else { return }
      loop.record(.crashed(reason: "BUG IN CLIENT OF LIBDISPATCH: Release of \(state) object"))
    }
  }

  public func setEventHandler(handler: (@MainActor () -> Void)?) { eventHandler = handler }
  public func setEventHandler(handler: DispatchWorkItem) { eventHandler = { handler.perform() } }
  public func setCancelHandler(handler: (@MainActor () -> Void)?) { cancelHandler = handler }

  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval
  ) { schedule(deadline: deadline, repeating: interval.seconds, leeway: leeway) }

  public func schedule(
    deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval
  ) {
    self.deadline = loop.now + deadline.delay
    self.interval = interval > 0 ? interval : Self.shortestInterval
    start()
  }

  public func activate() {
    guard !isActivated else { return }
    isActivated = true
    if suspensions > 0 { resume() }
  }

  public func resume() {
    guard suspensions > 0 else {
      return loop.record(
        .crashed(reason: "BUG IN CLIENT OF LIBDISPATCH: Over-resume of an object"))
    }
    suspensions -= 1
    guard suspensions == 0 else { return }
    isActivated = true
    if isCancelled { endCancellation() } else { start() }
  }

  public func suspend() {
    suspensions += 1
    stop()
  }

  /// Stops the timer permanently. Its handlers are released in a later turn, when it is not
  /// suspended.
  public func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    stop()
    if suspensions == 0 { endCancellation() }
  }

  private func endCancellation() {
    loop.enqueue { [self] in
      let handler = cancelHandler
      (eventHandler, cancelHandler) = (nil, nil)
      handler?()
    }
  }

  private func stop() {
    round += 1
    timer?.invalidate()
    timer = nil
  }

  // An event that became due while the timer was suspended follows at once.
  private func start() {
    stop()
    guard suspensions == 0, !isCancelled, let deadline, deadline.isFinite else { return }
    if deadline > loop.now {
      timer = .scheduledTimer(withTimeInterval: deadline - loop.now, repeats: false) {
        [weak self] _ in self?.fire()
      }
    } else {
      loop.enqueue { [weak self, round] in
        if let self, self.round == round { fire() }
      }
    }
  }

  // The phase is kept: after a late event, the next one comes at the next multiple of the interval.
  private func fire() {
    if let due = deadline, interval.isFinite {
      let missed = max(0, ((loop.now - due) / interval).rounded(.down))
      deadline = due + interval * (missed + 1)
      start()
    } else {
      deadline = nil
    }
    eventHandler?()
  }
}
