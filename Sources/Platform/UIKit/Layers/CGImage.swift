/// An image without pixels, of which only the size is known.
public final class CGImage: Sendable {
  public let width, height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { 4 * width }
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// `nil`, because there are no pixels.
  public var dataProvider: CGDataProvider? { nil }

  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.intersection(all)
    return part.isEmpty ? nil : CGImage(width: Int(part.width), height: Int(part.height))
  }
}

/// The source of an image's pixels. No image has one.
public final class CGDataProvider: Sendable {
  private init() {}
  public var data: NSData? { nil }
}

/// Returns the bytes of some data.
public func CFDataGetBytePtr(_ data: NSData) -> UnsafePointer<UInt8>! {
  data.bytes.assumingMemoryBound(to: UInt8.self)
}

/// The place of the opacity in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// The layout of a pixel.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}
