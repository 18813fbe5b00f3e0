/// The settings of a renderer. Stored, but have no effect.
@preconcurrency @MainActor open class UIGraphicsRendererFormat: NSObject {
  @exclusivity(unchecked) open var scale: CGFloat = 3
  @exclusivity(unchecked) open var opaque = false
  open class func `default`() -> Self { unsafeDowncast(makeObject(of: self)!, to: self) }
  open class func preferred() -> Self { `default`() }
}
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {}
@preconcurrency @MainActor open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  @exclusivity(unchecked) open var documentInfo: [String: Any] = [:]
}

/// The context of a renderer, which draws nothing.
@preconcurrency @MainActor open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext

  init(size: CGSize) {
    cgContext = CGContext(size: size)
    super.init()
  }

  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
}
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var currentImage: UIImage {
    UIImage(cgImage: CGImage(width: cgContext.width, height: cgContext.height))
  }
}
@preconcurrency @MainActor open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  @exclusivity(unchecked) fileprivate final var pageCount = 0

  open func beginPage() { pageCount += 1 }
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { beginPage() }
}

/// Makes images of a size, without pixels.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(size: size)
    context.cgContext.draw { actions(context) }
    return context.currentImage
  }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  open func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

extension Data {
  /// A document that contains only the number of its pages.
  static func document(pages: Int) -> Data { Data("%PDF-1.4 \(pages)".utf8) }
}

/// Makes documents that contain only the number of their pages.
@preconcurrency @MainActor open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect

  public init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  public convenience init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.init(bounds: bounds)
  }

  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(size: bounds.size)
    context.cgContext.draw(page: bounds) { actions(context) }
    return .document(pages: context.pageCount)
  }

  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws { try pdfData(actions: actions).write(to: url) }
}
