/// A transition between colours. Nothing is stored, because nothing is drawn.
public final class CGGradient: Sendable {
  /// Returns `nil` without colours.
  public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: [CGFloat]?) {
    if colors.count == 0 { return nil }
  }
  /// Returns `nil` without colours.
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

/// A colour space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// A colour space of grey values.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
