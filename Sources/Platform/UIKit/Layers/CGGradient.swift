/// A passage between colours, of which nothing is stored, as nothing is drawn.
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

/// The meaning of a colour's components, which are always red, green and blue.
public final class CGColorSpace: Sendable {
  init() {}
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
