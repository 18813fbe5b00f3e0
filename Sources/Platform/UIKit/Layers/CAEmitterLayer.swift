/// A layer that emits particles. Only the settings are stored.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  @exclusivity(unchecked) open var emitterCells: [CAEmitterCell]?
  @exclusivity(unchecked) open var birthRate: Float = 1
  @exclusivity(unchecked) open var lifetime: Float = 1
  @exclusivity(unchecked) open var emitterPosition = CGPoint.zero
  @exclusivity(unchecked) open var emitterZPosition: CGFloat = 0
  @exclusivity(unchecked) open var emitterSize = CGSize.zero
  @exclusivity(unchecked) open var emitterDepth: CGFloat = 0
  @exclusivity(unchecked) open var emitterShape = CAEmitterLayerEmitterShape.point
  @exclusivity(unchecked) open var emitterMode = CAEmitterLayerEmitterMode.volume
  @exclusivity(unchecked) open var renderMode = CAEmitterLayerRenderMode.unordered
  @exclusivity(unchecked) open var preservesDepth = false
  @exclusivity(unchecked) open var velocity: Float = 1
  @exclusivity(unchecked) open var scale: Float = 1
  @exclusivity(unchecked) open var spin: Float = 1
  @exclusivity(unchecked) open var seed: UInt32 = 0
}

/// A kind of particle.
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  @exclusivity(unchecked) open var contents: Any?
  @exclusivity(unchecked) open var contentsScale: CGFloat = 1
  @exclusivity(unchecked) open var name: String?
  @exclusivity(unchecked) open var isEnabled = true
  @exclusivity(unchecked) open var birthRate: Float = 0
  @exclusivity(unchecked) open var lifetime: Float = 0
  @exclusivity(unchecked) open var lifetimeRange: Float = 0
  @exclusivity(unchecked) open var emissionLatitude: CGFloat = 0
  @exclusivity(unchecked) open var emissionLongitude: CGFloat = 0
  @exclusivity(unchecked) open var emissionRange: CGFloat = 0
  @exclusivity(unchecked) open var velocity: CGFloat = 0
  @exclusivity(unchecked) open var velocityRange: CGFloat = 0
  @exclusivity(unchecked) open var xAcceleration: CGFloat = 0
  @exclusivity(unchecked) open var yAcceleration: CGFloat = 0
  @exclusivity(unchecked) open var zAcceleration: CGFloat = 0
  @exclusivity(unchecked) open var scale: CGFloat = 1
  @exclusivity(unchecked) open var scaleRange: CGFloat = 0
  @exclusivity(unchecked) open var scaleSpeed: CGFloat = 0
  @exclusivity(unchecked) open var spin: CGFloat = 0
  @exclusivity(unchecked) open var spinRange: CGFloat = 0
  @exclusivity(unchecked) open var color: CGColor?
  @exclusivity(unchecked) open var redRange: Float = 0
  @exclusivity(unchecked) open var greenRange: Float = 0
  @exclusivity(unchecked) open var blueRange: Float = 0
  @exclusivity(unchecked) open var alphaRange: Float = 0
  @exclusivity(unchecked) open var redSpeed: Float = 0
  @exclusivity(unchecked) open var greenSpeed: Float = 0
  @exclusivity(unchecked) open var blueSpeed: Float = 0
  @exclusivity(unchecked) open var alphaSpeed: Float = 0
  @exclusivity(unchecked) open var emitterCells: [CAEmitterCell]?
}

/// The shape of the area that emits particles.
public struct CAEmitterLayerEmitterShape: Hashable, Sendable {
  let name: String
  public static let point = CAEmitterLayerEmitterShape(name: "point")
  public static let line = CAEmitterLayerEmitterShape(name: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(name: "rectangle")
  public static let cuboid = CAEmitterLayerEmitterShape(name: "cuboid")
  public static let circle = CAEmitterLayerEmitterShape(name: "circle")
  public static let sphere = CAEmitterLayerEmitterShape(name: "sphere")
}

/// The part of the shape that emits particles.
public struct CAEmitterLayerEmitterMode: Hashable, Sendable {
  let name: String
  public static let points = CAEmitterLayerEmitterMode(name: "points")
  public static let outline = CAEmitterLayerEmitterMode(name: "outline")
  public static let surface = CAEmitterLayerEmitterMode(name: "surface")
  public static let volume = CAEmitterLayerEmitterMode(name: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: Hashable, Sendable {
  let name: String
  public static let unordered = CAEmitterLayerRenderMode(name: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(name: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(name: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(name: "backToFront")
  public static let additive = CAEmitterLayerRenderMode(name: "additive")
}
