/// The visual properties of a view. They are stored, but have no effect.
@preconcurrency @MainActor open class CALayer: NSObject {
  @exclusivity(unchecked) open var cornerRadius: CGFloat = 0
  @exclusivity(unchecked) open var borderWidth: CGFloat = 0
  @exclusivity(unchecked) open var borderColor: CGColor?
  @exclusivity(unchecked) open var backgroundColor: CGColor?
  @exclusivity(unchecked) open var masksToBounds = false
  @exclusivity(unchecked) open var opacity: Float = 1
  @exclusivity(unchecked) open var shadowRadius: CGFloat = 0
  @exclusivity(unchecked) open var shadowOpacity: Float = 0
  @exclusivity(unchecked) open var shadowOffset = CGSize.zero
  @exclusivity(unchecked) open var shadowColor: CGColor?
  // Most layers only round corners or draw a border.
  private lazy var details = Details()

  private final class Details {
    var frame = CGRect.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var transform = CATransform3D.identity
    var isHidden = false
    var name: String?
    var contents: Any?
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear
    var cornerCurve = CALayerCornerCurve.circular
    var maskedCorners = CACornerMask.all
    var mask: CALayer?
    var shadowPath: CGPath?
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var allowsGroupOpacity = true
    var speed: Float = 1
    var beginTime: CFTimeInterval = 0
    var timeOffset: CFTimeInterval = 0
    var sublayers: [CALayer] = []
    weak var superlayer: CALayer?
    weak var delegate: (any CALayerDelegate)?
    var animations: [String: RunningAnimation] = [:]
  }

  private struct RunningAnimation {
    let animation: CAAnimation
    let end: () -> Void
  }

  /// Whether the visible properties have their defaults, so that the layer looks like none.
  package final var isPlain: Bool {
    cornerRadius == 0 && borderWidth == 0 && borderColor == nil && backgroundColor == nil
      && !masksToBounds && opacity == 1 && shadowRadius == 0 && shadowOpacity == 0
      && shadowOffset == .zero && shadowColor == nil
  }

  public override init() { super.init() }
  /// Creates a copy for an animation, as subclasses override it. Never called.
  public init(layer: Any) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open var frame: CGRect {
    get { details.frame }
    set { details.frame = newValue }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: details.frame.size) }
    set { details.frame.size = newValue.size }
  }
  open var position: CGPoint {
    get { CGPoint(x: details.frame.midX, y: details.frame.midY) }
    set {
      details.frame.origin = CGPoint(
        x: newValue.x - details.frame.width / 2, y: newValue.y - details.frame.height / 2)
    }
  }
  open var anchorPoint: CGPoint {
    get { details.anchorPoint }
    set { details.anchorPoint = newValue }
  }
  open var zPosition: CGFloat {
    get { details.zPosition }
    set { details.zPosition = newValue }
  }
  open var transform: CATransform3D {
    get { details.transform }
    set { details.transform = newValue }
  }
  open func setAffineTransform(_ transform: CGAffineTransform) {
    details.transform = CATransform3DMakeAffineTransform(transform)
  }
  open func affineTransform() -> CGAffineTransform { details.transform.affine }
  open var isHidden: Bool {
    get { details.isHidden }
    set { details.isHidden = newValue }
  }
  open var name: String? {
    get { details.name }
    set { details.name = newValue }
  }
  open var contents: Any? {
    get { details.contents }
    set { details.contents = newValue }
  }
  open var contentsGravity: CALayerContentsGravity {
    get { details.contentsGravity }
    set { details.contentsGravity = newValue }
  }
  open var contentsScale: CGFloat {
    get { details.contentsScale }
    set { details.contentsScale = newValue }
  }
  open var magnificationFilter: CALayerContentsFilter {
    get { details.magnificationFilter }
    set { details.magnificationFilter = newValue }
  }
  open var minificationFilter: CALayerContentsFilter {
    get { details.minificationFilter }
    set { details.minificationFilter = newValue }
  }
  open var cornerCurve: CALayerCornerCurve {
    get { details.cornerCurve }
    set { details.cornerCurve = newValue }
  }
  open var maskedCorners: CACornerMask {
    get { details.maskedCorners }
    set { details.maskedCorners = newValue }
  }
  open var mask: CALayer? {
    get { details.mask }
    set { details.mask = newValue }
  }
  open var shadowPath: CGPath? {
    get { details.shadowPath }
    set { details.shadowPath = newValue }
  }
  open var shouldRasterize: Bool {
    get { details.shouldRasterize }
    set { details.shouldRasterize = newValue }
  }
  open var rasterizationScale: CGFloat {
    get { details.rasterizationScale }
    set { details.rasterizationScale = newValue }
  }
  open var allowsGroupOpacity: Bool {
    get { details.allowsGroupOpacity }
    set { details.allowsGroupOpacity = newValue }
  }
  open var speed: Float {
    get { details.speed }
    set { details.speed = newValue }
  }
  open var beginTime: CFTimeInterval {
    get { details.beginTime }
    set { details.beginTime = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { details.timeOffset }
    set { details.timeOffset = newValue }
  }
  /// The object that draws the layer, referenced weakly. Never called.
  open weak var delegate: (any CALayerDelegate)? {
    get { details.delegate }
    set { details.delegate = newValue }
  }

  // MARK: Hierarchy

  open var superlayer: CALayer? { details.superlayer }
  open var sublayers: [CALayer]? {
    get { details.sublayers.isEmpty ? nil : details.sublayers }
    set {
      for layer in details.sublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(details.sublayers.count))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    details.sublayers.insert(layer, at: min(Int(index), details.sublayers.count))
    layer.details.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = details.sublayers.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = details.sublayers.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(index ?? details.sublayers.count))
  }

  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }

  open func removeFromSuperlayer() {
    details.superlayer?.details.sublayers.removeAll { $0 === self }
    details.superlayer = nil
  }

  // MARK: Animation

  /// Runs an animation and calls its delegate at the end, on the virtual clock.
  ///
  /// Until then, the layer retains the animation, and the animation retains its delegate (M19). An
  /// animation that is not removed on completion stays in the layer.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    let name = key ?? UUID().uuidString
    removeAnimation(forKey: name)
    animation.delegate?.animationDidStart(animation)
    let duration = animation.totalDuration
    CATransaction.animate(for: duration.isFinite ? duration : 0)
    let loop = MainLoop.current
    let token =
      duration.isFinite
      ? loop.schedule(after: duration) { [weak self] in
        self?.end(name, animation)
      } : nil
    details.animations[name] = RunningAnimation(animation: animation) {
      if let token { loop.cancel(token) }
      animation.delegate?.animationDidStop(animation, finished: false)
    }
  }

  private func end(_ name: String, _ animation: CAAnimation) {
    guard details.animations[name]?.animation === animation else { return }
    if animation.isRemovedOnCompletion {
      details.animations[name] = nil
    } else {
      details.animations[name] = RunningAnimation(animation: animation) {}
    }
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  open func removeAnimation(forKey key: String) {
    details.animations.removeValue(forKey: key)?.end()
  }

  open func removeAllAnimations() {
    for key in details.animations.keys.sorted() { removeAnimation(forKey: key) }
  }

  open func animation(forKey key: String) -> CAAnimation? { details.animations[key]?.animation }

  open func animationKeys() -> [String]? {
    details.animations.isEmpty ? nil : details.animations.keys.sorted()
  }

  /// Layers share the device's time.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }

  /// The layer itself, because it is never between two states.
  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  // MARK: Drawing

  /// Counts a redraw, which the user might see although nothing is drawn here.
  open func setNeedsDisplay() { MainLoop.current.noteEffect() }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open func display() {}
  open func draw(in context: CGContext) {}
  /// Draws nothing, as a context has no pixels.
  open func render(in context: CGContext) {}
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Never called, like the one below: no property is animated by itself.
  open func action(forKey event: String) -> (any CAAction)? { nil }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// The deepest layer that contains a point, given in the superlayer's coordinates.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    let own = CGPoint(
      x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    guard !isHidden, contains(own) else { return nil }
    return (sublayers ?? []).reversed().lazy.compactMap { $0.hitTest(own) }.first ?? self
  }
}

/// A reaction to the change of a layer, such as an animation. Never run.
@preconcurrency @MainActor public protocol CAAction: AnyObject {}

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}

/// The name under which a transition is added to a layer.
public let kCATransition = "transition"

/// A layer that shows a part of a larger one. Nothing is drawn.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
  open func scroll(to point: CGPoint) { bounds.origin = point }
  open func scroll(to rect: CGRect) { bounds.origin = rect.origin }
}

/// A layer whose sublayers keep their depth. Nothing is drawn.
@preconcurrency @MainActor open class CATransformLayer: CALayer {}

/// An object that draws a layer. Never called.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {}

/// The corners that are rounded.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: Hashable, Sendable {
  let name: String
  public static let circular = CALayerCornerCurve(name: "circular")
  public static let continuous = CALayerCornerCurve(name: "continuous")
}

/// The way in which a layer's contents are scaled.
public struct CALayerContentsFilter: Hashable, Sendable {
  let name: String
  public static let nearest = CALayerContentsFilter(name: "nearest")
  public static let linear = CALayerContentsFilter(name: "linear")
  public static let trilinear = CALayerContentsFilter(name: "trilinear")
}

/// The way in which a layer's contents fill it.
public struct CALayerContentsGravity: Hashable, Sendable {
  let name: String
  public static let center = CALayerContentsGravity(name: "center")
  public static let resize = CALayerContentsGravity(name: "resize")
  public static let resizeAspect = CALayerContentsGravity(name: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(name: "resizeAspectFill")
}

/// A number of seconds.
public typealias CFTimeInterval = TimeInterval

/// The current virtual time, in seconds, with the same origin as the device's clock.
@MainActor public func CACurrentMediaTime() -> CFTimeInterval { MainLoop.current.now }
