// Filters, which make images without pixels. On a phone, UIKit makes them visible, too.

/// An image that a filter makes, of which only the size is known.
public final class CIImage: Sendable {
  public let extent: CGRect

  init(extent: CGRect) { self.extent = extent }

  public convenience init(cgImage: CGImage) {
    self.init(extent: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
  }

  public convenience init?(image: UIImage) {
    self.init(extent: CGRect(origin: .zero, size: image.size))
  }

  public func transformed(by transform: CGAffineTransform) -> CIImage {
    CIImage(extent: extent.applying(transform))
  }
  public func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect)) }
}

/// A filter, whose output is as large as its input image. A generator of codes makes an image of 29
/// by 29 points.
public final class CIFilter: NSObject {
  public let name: String
  private var values: [String: Any] = [:]

  public init?(name: String) {
    self.name = name
    super.init()
  }

  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    values = parameters ?? [:]
  }

  public func setDefaults() {}
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  public func value(forKey key: String) -> Any? { values[key] }

  public var outputImage: CIImage? {
    if let image = values["inputImage"] as? CIImage { return image }
    guard name.hasSuffix("CodeGenerator") else { return nil }
    return values["inputMessage"] == nil
      ? nil : CIImage(extent: CGRect(x: 0, y: 0, width: 29, height: 29))
  }
}

/// Makes images from those of filters.
public final class CIContext: NSObject {
  public init(options: [String: Any]? = nil) { super.init() }

  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    rect.isEmpty ? nil : CGImage(width: Int(rect.width), height: Int(rect.height))
  }
}

public let kCIInputImageKey = "inputImage"
