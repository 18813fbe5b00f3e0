/// A change of a view that follows how the device is held. Never applied: users do not tilt it.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() { super.init() }
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A motion effect between two values.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  @exclusivity(unchecked) open var minimumRelativeValue: Any?
  @exclusivity(unchecked) open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Motion effects that are applied together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  @exclusivity(unchecked) open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The effects, which the view retains.
  public final var motionEffects: [UIMotionEffect] {
    get { look?.detailsIfMade?.motionEffects ?? [] }
    set { ownLook.details.motionEffects = newValue }
  }
  public final func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
