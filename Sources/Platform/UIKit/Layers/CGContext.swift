/// A context that draws nothing. It knows its size and the current transformation.
open class CGContext: @unchecked Sendable {
  public let size: CGSize
  public private(set) final var ctm = CGAffineTransform.identity
  /// The quality with which images are scaled. Ignored.
  public final var interpolationQuality = CGInterpolationQuality.default
  private final var saved: [CGAffineTransform] = []

  /// - Parameter size: An app may compute it from the size of an image, which has none here:
  ///   infinite and negative lengths count as 0.
  init(size: CGSize) {
    func length(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(0, length), 1e6) : 0 }
    self.size = CGSize(width: length(size.width), height: length(size.height))
  }

  public final var boundingBoxOfClipPath: CGRect { CGRect(origin: .zero, size: size) }
  public final var width: Int { Int(size.width) }
  public final var height: Int { Int(size.height) }

  public final func saveGState() { saved.append(ctm) }
  public final func restoreGState() { if let last = saved.popLast() { ctm = last } }
  public final func concatenate(_ transform: CGAffineTransform) {
    ctm = transform.concatenating(ctm)
  }
  public final func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  public final func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }
  public final func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// The content of the context: an image without pixels.
  public final func makeImage() -> CGImage? { CGImage(width: width, height: height) }
}

// What would be drawn. Without effect.
extension CGContext {
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  public func beginPath() {}
  public func closePath() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addLines(between points: [CGPoint]) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func addPath(_ path: CGPath) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func clip() {}
  public func clip(to rect: CGRect) {}
  public func fill(_ rect: CGRect) {}
  public func fillPath() {}
  public func fillEllipse(in rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func strokePath() {}
  public func strokeEllipse(in rect: CGRect) {}
  public func drawPath(using mode: CGPathDrawingMode) {}
  public func clear(_ rect: CGRect) {}
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {}
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
  public func draw(_ image: CGImage, in rect: CGRect) {}
}

/// The quality with which a context scales images. Stored, but has no effect.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }

/// The way in which a color is combined with what is below it. Ignored.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn,
    sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor,
    plusDarker, plusLighter
}

/// The parts of a path that are drawn. Ignored.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
