/// An animation of a layer. Nothing moves, but it ends when its time has passed.
@preconcurrency @MainActor open class CAAnimation: NSObject {
  /// The delegate, which the animation retains, as on a phone.
  @exclusivity(unchecked) open var delegate: (any CAAnimationDelegate)?
  @exclusivity(unchecked) open var duration: CFTimeInterval = 0
  @exclusivity(unchecked) open var beginTime: CFTimeInterval = 0
  @exclusivity(unchecked) open var timeOffset: CFTimeInterval = 0
  @exclusivity(unchecked) open var repeatCount: Float = 0
  @exclusivity(unchecked) open var repeatDuration: CFTimeInterval = 0
  @exclusivity(unchecked) open var autoreverses = false
  @exclusivity(unchecked) open var speed: Float = 1
  @exclusivity(unchecked) open var isRemovedOnCompletion = true
  @exclusivity(unchecked) open var fillMode = CAMediaTimingFillMode.removed
  @exclusivity(unchecked) open var timingFunction: CAMediaTimingFunction?
  private var values: [String: Any] = [:]

  public override init() { super.init() }

  /// A value that the app has set, such as a name by which its delegate recognises the animation.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Sets a value of the app's own; the animation's properties have no keys here.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// The time from the addition of the animation to its end; infinite if it repeats for ever.
  var totalDuration: TimeInterval {
    // Core Animation's default for an animation without a duration of its own.
    let single = (duration > 0 ? duration : defaultDuration) * (autoreverses ? 2 : 1)
    let all = repeatDuration > 0 ? repeatDuration : single * Double(max(1, repeatCount))
    // A count that stands for "for ever", such as `.infinity` or `.greatestFiniteMagnitude`.
    guard repeatCount < 1e6 else { return .infinity }
    let wait = beginTime > 0 ? max(0, beginTime - MainLoop.current.now) : 0
    return wait + all / Double(max(speed, 0.001))
  }

  var defaultDuration: TimeInterval { 0.25 }
}

/// The methods called when an animation starts and stops.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ animation: CAAnimation)
  func animationDidStop(_ animation: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ animation: CAAnimation) {}
  public func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer's property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  @exclusivity(unchecked) open var keyPath: String?
  @exclusivity(unchecked) open var isAdditive = false
  @exclusivity(unchecked) open var isCumulative = false

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation between two values.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  @exclusivity(unchecked) open var fromValue: Any?
  @exclusivity(unchecked) open var toValue: Any?
  @exclusivity(unchecked) open var byValue: Any?
}

/// An animation with a spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  @exclusivity(unchecked) open var mass: CGFloat = 1
  @exclusivity(unchecked) open var stiffness: CGFloat = 100
  @exclusivity(unchecked) open var damping: CGFloat = 10
  @exclusivity(unchecked) open var initialVelocity: CGFloat = 0
  /// The duration, regardless of the spring.
  open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  @exclusivity(unchecked) open var values: [Any]?
  @exclusivity(unchecked) open var keyTimes: [NSNumber]?
  @exclusivity(unchecked) open var path: CGPath?
  @exclusivity(unchecked) open var timingFunctions: [CAMediaTimingFunction]?
  @exclusivity(unchecked) open var calculationMode = CAAnimationCalculationMode.linear
  @exclusivity(unchecked) open var rotationMode: CAAnimationRotationMode?
}

/// The way in which values between two keyframes are found. Stored, but has no effect.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether an object turns with the path that it follows. Stored, but has no effect.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Animations that run together. Only the group's delegate is called.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  @exclusivity(unchecked) open var animations: [CAAnimation]?

  override var defaultDuration: TimeInterval {
    animations?.map(\.totalDuration).max() ?? super.defaultDuration
  }
}

/// A transition between a layer's states.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  @exclusivity(unchecked) open var type = CATransitionType.fade
  @exclusivity(unchecked) open var subtype: CATransitionSubtype?
}

/// The kind of a layer's transition. Stored, but has no effect.
public struct CATransitionType: Hashable, Sendable {
  let name: String
  public static let fade = CATransitionType(name: "fade")
  public static let moveIn = CATransitionType(name: "moveIn")
  public static let push = CATransitionType(name: "push")
  public static let reveal = CATransitionType(name: "reveal")
}

/// The direction of a layer's transition. Stored, but has no effect.
public struct CATransitionSubtype: Hashable, Sendable {
  let name: String
  public static let fromLeft = CATransitionSubtype(name: "fromLeft")
  public static let fromRight = CATransitionSubtype(name: "fromRight")
  public static let fromTop = CATransitionSubtype(name: "fromTop")
  public static let fromBottom = CATransitionSubtype(name: "fromBottom")
}

/// Whether an animation's value remains visible. Stored, but has no effect.
public struct CAMediaTimingFillMode: Hashable, Sendable {
  let name: String
  public static let removed = CAMediaTimingFillMode(name: "removed")
  public static let forwards = CAMediaTimingFillMode(name: "forwards")
  public static let backwards = CAMediaTimingFillMode(name: "backwards")
  public static let both = CAMediaTimingFillMode(name: "both")
}

/// The pace of an animation. Stored, but has no effect.
@preconcurrency @MainActor open class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) { super.init() }
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { super.init() }
}

/// A standard pace.
public struct CAMediaTimingFunctionName: Hashable, Sendable {
  let name: String
  public static let `default` = CAMediaTimingFunctionName(name: "default")
  public static let linear = CAMediaTimingFunctionName(name: "linear")
  public static let easeIn = CAMediaTimingFunctionName(name: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(name: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(name: "easeInEaseOut")
}
