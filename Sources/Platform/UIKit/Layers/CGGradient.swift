/// A transition between colours. Nothing is stored, because nothing is drawn.
public final class CGGradient: Sendable {
  public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: [CGFloat]?) {
    if colors.count == 0 { return nil }
  }
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?,
    count: Int
  ) { if count == 0 { return nil } }
}

/// The parts beyond a gradient's ends that are drawn. Ignored.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A colour space. It has no effect.
public final class CGColorSpace: Sendable {
  init() {}
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
