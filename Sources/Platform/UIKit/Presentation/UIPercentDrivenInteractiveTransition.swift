/// An interaction that controls a custom transition, such as one that follows a finger.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// An interaction that pauses the animator's animations until it is finished or cancelled.
///
/// The transition then ends like a swipe: the animations' completions run after the rest of their
/// duration, or, when cancelled, after the part that was already done.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  @exclusivity(unchecked) open var completionSpeed: CGFloat = 1
  @exclusivity(unchecked) open var completionCurve = UIView.AnimationCurve.easeInOut
  @exclusivity(unchecked) open var wantsInteractiveStart = true
  @exclusivity(unchecked) open var timingCurve: (any UITimingCurveProvider)?
  /// The duration of the animations that the interaction controls.
  @exclusivity(unchecked) public private(set) final var duration: CGFloat = 0
  /// The progress, from 0 to 1, as last updated.
  @exclusivity(unchecked) public private(set) final var percentComplete: CGFloat = 0

  @exclusivity(unchecked) private final var context: (any UIViewControllerContextTransitioning)?
  @exclusivity(unchecked) private final var paused: [AnimationEnd] = []

  public override init() { super.init() }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    percentComplete = 0
    context = transitionContext
    paused = MainLoop.current.collectingAnimationEnds {
      (transitionContext as? TransitionContext)?.startAnimation()
    }
    duration = paused.map { CGFloat($0.delay) }.max() ?? 0
    if !wantsInteractiveStart { finish() }
  }

  open func update(_ percentComplete: CGFloat) {
    guard let context else { return }
    self.percentComplete = max(0, min(1, percentComplete))
    context.updateInteractiveTransition(self.percentComplete)
  }

  open func pause() { context?.pauseInteractiveTransition() }
  open func finish() { end(cancelled: false) }
  open func cancel() { end(cancelled: true) }

  private final func end(cancelled: Bool) {
    guard let context else { return }
    self.context = nil
    let ends = paused
    paused = []
    if cancelled {
      context.cancelInteractiveTransition()
    } else {
      context.finishInteractiveTransition()
    }
    let fraction = cancelled ? percentComplete : 1 - percentComplete
    let loop = MainLoop.current
    for end in ends {
      let rest = end.delay * TimeInterval(fraction / max(completionSpeed, 0.001))
      loop.schedule(after: rest) { end.run(!cancelled) }
    }
  }
}

/// The completion of an animation, and the time from the animation's beginning to its end.
struct AnimationEnd {
  let delay: TimeInterval
  let run: @MainActor (Bool) -> Void
}

extension MainLoop {
  /// Runs `body` and returns the ends of the animations begun in it, which are not scheduled.
  func collectingAnimationEnds(_ body: () -> Void) -> [AnimationEnd] {
    let outer = collectedAnimationEnds
    collectedAnimationEnds = []
    body()
    let ends = collectedAnimationEnds ?? []
    collectedAnimationEnds = outer
    return ends
  }

  /// Schedules the end of an animation, unless an interaction controls it.
  func endAnimation(after delay: TimeInterval, _ run: @escaping @MainActor (Bool) -> Void) {
    if collectedAnimationEnds == nil {
      schedule(after: delay) { run(true) }
    } else {
      collectedAnimationEnds?.append(AnimationEnd(delay: delay, run: run))
    }
  }
}
