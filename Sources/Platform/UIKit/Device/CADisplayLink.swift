/// A timer for animations, ten times a second in virtual time.
///
/// The run loop retains the link from `add(to:forMode:)` to `invalidate()`; the link retains its
/// target.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  // A slow phone: more frames would make a session slower, but no different.
  private static let frameDuration = 0.1
  // The run loop retains a paused link, too.
  private static let pause = 3600.0

  @exclusivity(unchecked) private var target: AnyObject?
  private let selector: Selector
  @exclusivity(unchecked) private var timer: Timer?
  @exclusivity(unchecked) open var isPaused = false {
    didSet { if timer != nil, isPaused != oldValue { start() } }
  }
  @exclusivity(unchecked) open var preferredFramesPerSecond = 0
  @exclusivity(unchecked) open private(set) var timestamp: CFTimeInterval = 0

  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
    super.init()
  }

  open var duration: CFTimeInterval { Self.frameDuration }
  open var targetTimestamp: CFTimeInterval { timestamp + Self.frameDuration }

  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard timer == nil, target != nil else { return }
    start()
  }

  private func start() {
    timer?.invalidate()
    let interval = isPaused ? Self.pause : Self.frameDuration
    timer = .scheduledTimer(withTimeInterval: interval, repeats: true) { [self] _ in fire() }
  }

  private func fire() {
    guard !isPaused, let target else { return }
    timestamp = CACurrentMediaTime()
    UIKit.perform(selector, on: target, from: self)
  }

  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// Stops the link permanently and releases its target.
  open func invalidate() {
    stop()
    target = nil
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }
}
