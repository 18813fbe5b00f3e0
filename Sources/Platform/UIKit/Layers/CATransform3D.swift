/// A transformation in space. Layers store it, but nothing is drawn or moved.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m14: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m24: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 1

  public init() {}
  static let identity = CATransform3D()

  private var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  private init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  /// The transformation that applies this one first and then `other`.
  func concatenating(_ other: CATransform3D) -> CATransform3D {
    let (own, others) = (rows, other.rows)
    return CATransform3D(
      rows: own.map { row in
        (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * others[$1][column] } }
      })
  }

  /// The rotation by an angle in radians about an axis, which may have any length.
  static func rotation(by angle: CGFloat, about axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> Self
  {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    let rest = 1 - cosine
    return CATransform3D(rows: [
      [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0],
      [x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0],
      [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0],
      [0, 0, 0, 1],
    ])
  }

  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

/// The transformation that changes nothing.
public let CATransform3DIdentity = CATransform3D.identity

/// The transformation in the plane.
public func CATransform3DMakeAffineTransform(_ affine: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D.identity
  (transform.m11, transform.m12) = (affine.a, affine.b)
  (transform.m21, transform.m22) = (affine.c, affine.d)
  (transform.m41, transform.m42) = (affine.tx, affine.ty)
  return transform
}

/// The translation by three distances.
public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
{
  var transform = CATransform3D.identity
  (transform.m41, transform.m42, transform.m43) = (x, y, z)
  return transform
}

/// The scaling by three factors.
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var transform = CATransform3D.identity
  (transform.m11, transform.m22, transform.m33) = (x, y, z)
  return transform
}

/// The rotation by an angle in radians about an axis.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { .rotation(by: angle, about: (x, y, z)) }

/// Returns the transformation that applies `one` first and then `other`.
public func CATransform3DConcat(_ one: CATransform3D, _ other: CATransform3D) -> CATransform3D {
  one.concatenating(other)
}

/// The translation, followed by another transformation.
public func CATransform3DTranslate(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(x, y, z).concatenating(transform) }

/// The scaling, followed by another transformation.
public func CATransform3DScale(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeScale(x, y, z).concatenating(transform) }

/// The rotation, followed by another transformation.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).concatenating(transform) }

/// Whether a transformation changes nothing.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool { transform == .identity }

/// Whether two transformations are the same.
public func CATransform3DEqualToTransform(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
  one == other
}

/// Returns the part of a transformation in the plane.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
  transform.affine
}
