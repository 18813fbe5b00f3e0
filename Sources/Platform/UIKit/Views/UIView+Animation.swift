extension UIView {
  /// Options for animations and transitions. Ignored.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveEaseInOut: AnimationOptions = []
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Applies the changes immediately and calls the completion after the duration.
  ///
  /// The completion is retained until then (M19).
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Applies the changes immediately and calls the completion after the delay and the duration.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    MainLoop.current.endAnimation(after: delay + duration) { completion($0) }
  }

  /// Animates with a spring, whose parameters are ignored.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
    initialSpringVelocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Animates in steps, each of which is applied immediately.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// Applies the changes of a step immediately.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Options for animations in steps. Ignored.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// The pace of an animation. Ignored.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  /// Applies the changes immediately.
  ///
  /// A window's old root is retained until the duration has passed, as if by a snapshot (rule 135).
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let before = (view as? UIWindow)?.rootViewController
    animations?()
    let loop = MainLoop.current
    let transition = loop.beginTransition()
    loop.schedule(after: duration) {
      withExtendedLifetime(before) {}
      loop.endTransition(transition)
      completion?(true)
    }
  }

  /// Replaces one view with another.
  public static func transition(
    from old: UIView, to new: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let parent = old.superview
    transition(with: parent ?? old, duration: duration, options: options) {
      parent?.addSubview(new)
      old.removeFromSuperview()
    } completion: {
      completion?($0)
    }
  }

  /// Applies the changes.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let before = areAnimationsEnabled
    setAnimationsEnabled(false)
    actions()
    setAnimationsEnabled(before)
  }

  /// Whether animations are enabled. Stored, but has no effect.
  public static var areAnimationsEnabled: Bool { !MainLoop.current.surroundings.disablesAnimations }

  public static func setAnimationsEnabled(_ enabled: Bool) {
    MainLoop.current.surroundings.disablesAnimations = !enabled
  }

  // The animations of iOS 3, whose changes are applied immediately. Their delegate is not called.
  public static func beginAnimations(_ id: String?, context: UnsafeMutableRawPointer?) {}
  public static func commitAnimations() {}
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  public static func setAnimationDelay(_ delay: TimeInterval) {}
  public static func setAnimationCurve(_ curve: AnimationCurve) {}
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// The duration of an animation begun in the current animation block. Always zero.
  public static var inheritedAnimationDuration: TimeInterval { 0 }
}
