/// A layer filled with a gradient.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  @exclusivity(unchecked) open var colors: [Any]?
  @exclusivity(unchecked) open var locations: [NSNumber]?
  @exclusivity(unchecked) open var startPoint = CGPoint(x: 0.5, y: 0)
  @exclusivity(unchecked) open var endPoint = CGPoint(x: 0.5, y: 1)
  @exclusivity(unchecked) open var type = CAGradientLayerType.axial
}

/// The kind of a gradient. Stored, but has no effect.
public struct CAGradientLayerType: Hashable, Sendable {
  let name: String
  public static let axial = CAGradientLayerType(name: "axial")
  public static let conic = CAGradientLayerType(name: "conic")
  public static let radial = CAGradientLayerType(name: "radial")
}

/// A layer with a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  @exclusivity(unchecked) open var path: CGPath?
  @exclusivity(unchecked) open var fillColor: CGColor? = UIColor.black.cgColor
  @exclusivity(unchecked) open var fillRule = CAShapeLayerFillRule.nonZero
  @exclusivity(unchecked) open var strokeColor: CGColor?
  @exclusivity(unchecked) open var strokeStart: CGFloat = 0
  @exclusivity(unchecked) open var strokeEnd: CGFloat = 1
  @exclusivity(unchecked) open var lineWidth: CGFloat = 1
  @exclusivity(unchecked) open var lineCap = CAShapeLayerLineCap.butt
  @exclusivity(unchecked) open var lineJoin = CAShapeLayerLineJoin.miter
  @exclusivity(unchecked) open var lineDashPattern: [NSNumber]?
  @exclusivity(unchecked) open var lineDashPhase: CGFloat = 0
}

/// The rule by which a path is filled. Stored, but has no effect.
public struct CAShapeLayerFillRule: Hashable, Sendable {
  let name: String
  public static let nonZero = CAShapeLayerFillRule(name: "nonZero")
  public static let evenOdd = CAShapeLayerFillRule(name: "evenOdd")
}

/// The ends of a stroke. Stored, but has no effect.
public struct CAShapeLayerLineCap: Hashable, Sendable {
  let name: String
  public static let butt = CAShapeLayerLineCap(name: "butt")
  public static let round = CAShapeLayerLineCap(name: "round")
  public static let square = CAShapeLayerLineCap(name: "square")
}

/// The corners of a stroke. Stored, but has no effect.
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  let name: String
  public static let bevel = CAShapeLayerLineJoin(name: "bevel")
  public static let miter = CAShapeLayerLineJoin(name: "miter")
  public static let round = CAShapeLayerLineJoin(name: "round")
}

/// A layer that repeats its sublayers. Only the settings are stored.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  @exclusivity(unchecked) open var instanceCount = 1
  @exclusivity(unchecked) open var instanceDelay: CFTimeInterval = 0
  @exclusivity(unchecked) open var instanceTransform = CATransform3D.identity
  @exclusivity(unchecked) open var preservesDepth = false
  @exclusivity(unchecked) open var instanceColor: CGColor?
  @exclusivity(unchecked) open var instanceRedOffset: Float = 0
  @exclusivity(unchecked) open var instanceGreenOffset: Float = 0
  @exclusivity(unchecked) open var instanceBlueOffset: Float = 0
  @exclusivity(unchecked) open var instanceAlphaOffset: Float = 0
}

/// A path of lines and curves, reduced to the rectangle that contains its points.
public struct CGPath: Hashable, Sendable {
  public internal(set) var isEmpty = true
  /// The smallest rectangle that contains the points of the path, control points included.
  public internal(set) var boundingBox = CGRect.null
  public internal(set) var currentPoint = CGPoint.zero

  public init() {}

  mutating func add(_ point: CGPoint) {
    let place = CGRect(origin: point, size: .zero)
    boundingBox = isEmpty ? place : boundingBox.union(place)
    isEmpty = false
    currentPoint = point
  }
}

/// A path, reduced to the rectangle that contains its points. Nothing is drawn.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  @exclusivity(unchecked) open var cgPath = CGPath()
  @exclusivity(unchecked) open var lineWidth: CGFloat = 1
  @exclusivity(unchecked) open var lineCapStyle = CGLineCap.butt
  @exclusivity(unchecked) open var lineJoinStyle = CGLineJoin.miter
  @exclusivity(unchecked) open var usesEvenOddFillRule = false

  public override init() { super.init() }

  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  public convenience init(rect: CGRect) {
    self.init()
    add(rect)
  }

  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }
  open var isEmpty: Bool { cgPath.isEmpty }
  open var bounds: CGRect { cgPath.boundingBox }
  open var currentPoint: CGPoint { cgPath.currentPoint }

  open func move(to point: CGPoint) { cgPath.add(point) }
  open func addLine(to point: CGPoint) { cgPath.add(point) }

  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    for point in [controlPoint1, controlPoint2, end] { cgPath.add(point) }
  }

  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    for point in [controlPoint, end] { cgPath.add(point) }
  }

  /// Adds an arc, as the whole circle that it is part of.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    add(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  open func append(_ path: UIBezierPath) { if !path.isEmpty { add(path.bounds) } }
  open func close() {}
  open func removeAllPoints() { cgPath = CGPath() }
  open func contains(_ point: CGPoint) -> Bool { !isEmpty && bounds.contains(point) }
  open func apply(_ transform: CGAffineTransform) {
    cgPath.boundingBox = cgPath.boundingBox.applying(transform)
  }
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
  open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {}

  private func add(_ rect: CGRect) {
    cgPath.add(CGPoint(x: rect.maxX, y: rect.maxY))
    cgPath.add(rect.origin)
  }
}

/// The ends of a drawn line.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// The corners of a drawn line.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}
