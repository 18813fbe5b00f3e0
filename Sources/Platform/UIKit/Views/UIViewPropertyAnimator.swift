/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// The point in an animation at which it ends.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation that can be started, paused, stopped and finished.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes and completions can be added.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// The pace of an animation. Ignored.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {}

/// A pace given by a curve. Ignored.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    super.init()
  }

  public convenience init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    self.init(animationCurve: .easeInOut)
  }
}

/// A pace given by a spring. Ignored.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public init(dampingRatio: CGFloat = 1, initialVelocity: CGVector = .zero) { super.init() }
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    super.init()
  }
}

/// An animator that applies its changes when it starts and completes when its duration has passed.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let duration: TimeInterval
  @exclusivity(unchecked) open private(set) var delay: TimeInterval = 0
  @exclusivity(unchecked) open private(set) var state = UIViewAnimatingState.inactive
  @exclusivity(unchecked) open private(set) var isRunning = false
  @exclusivity(unchecked) open var isReversed = false
  @exclusivity(unchecked) open var isInterruptible = true
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  @exclusivity(unchecked) open var scrubsLinearly = true
  @exclusivity(unchecked) open var pausesOnCompletion = false

  @exclusivity(unchecked) private var animations: [() -> Void] = []
  @exclusivity(unchecked) private var completions: [(UIViewAnimatingPosition) -> Void] = []
  // The progress when the animator was last paused, and the time at which it resumed.
  @exclusivity(unchecked) private var pausedFraction: CGFloat = 0
  @exclusivity(unchecked) private var startTime: TimeInterval = 0
  @exclusivity(unchecked) private var token: Int?

  public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
    self.duration = duration
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  public convenience init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Creates and starts an animator.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// The progress, from 0 to 1; setting it activates the animator without running it.
  open var fractionComplete: CGFloat {
    get {
      guard isRunning, duration > 0 else { return pausedFraction }
      let passed = CGFloat((MainLoop.current.now - startTime) / duration)
      return max(0, min(1, pausedFraction + passed))
    }
    set {
      activate()
      pausedFraction = newValue
      if isRunning { run(after: 0) }
    }
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning, state != .stopped else { return }
    self.delay = delay
    activate()
    run(after: delay)
  }

  open func pauseAnimation() {
    activate()
    guard isRunning else { return }
    pausedFraction = fractionComplete
    halt()
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }

  /// Stops the animator. Its completions run in `finishAnimation(at:)` or, if `withoutFinishing` is
  /// true, never.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    pausedFraction = fractionComplete
    halt()
    if withoutFinishing {
      reset()
    } else {
      state = .stopped
    }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    complete(at: finalPosition)
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let changes = animations
    animations = []
    for change in changes { change() }
  }

  private func run(after delay: TimeInterval) {
    halt()
    isRunning = true
    let loop = MainLoop.current
    startTime = loop.now + delay
    let fraction = isReversed ? pausedFraction : 1 - pausedFraction
    let rest = delay + duration * TimeInterval(fraction)
    if loop.collectedAnimationEnds != nil {
      loop.endAnimation(after: rest) { [self] in complete(at: $0 ? .end : .start) }
    } else {
      // The animator is retained until it completes, as if by the render server (M19).
      token = loop.schedule(after: rest) { [self] in complete(at: isReversed ? .start : .end) }
    }
  }

  private func halt() {
    isRunning = false
    if let token { MainLoop.current.cancel(token) }
    token = nil
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let blocks = completions
    reset()
    for block in blocks { block(position) }
  }

  private func reset() {
    halt()
    state = .inactive
    pausedFraction = 0
    animations = []
    completions = []
  }
}
