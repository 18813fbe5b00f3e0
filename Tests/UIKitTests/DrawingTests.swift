import Testing
import UIKit

@MainActor @Suite("A document that is drawn page by page") struct DocumentTests {
  @Test("the document contains the number of its pages, and its context ends with it")
  func pages() {
    _ = Device()
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 10, height: 20), nil)
    #expect(UIGraphicsGetCurrentContext()?.height == 20)
    #expect(UIGraphicsGetPDFContextBounds().height == 20)
    UIGraphicsBeginPDFPage()
    UIGraphicsBeginPDFPageWithInfo(.zero, nil)
    UIGraphicsEndPDFContext()

    #expect(String(decoding: data as Data, as: UTF8.self) == "%PDF-1.4 2")
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
  }
}

@MainActor @Suite("Drawing") struct DrawingTests {
  @Test("an image context makes images of its size, without pixels")
  func imageContext() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), false, 0)
    UIGraphicsGetCurrentContext()?.translateBy(x: 2, y: 0)
    let transform = UIGraphicsGetCurrentContext()?.ctm
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()

    #expect(transform == CGAffineTransform(translationX: 2, y: 0))
    #expect(image?.size == CGSize(width: 4, height: 3) && image?.cgImage?.dataProvider == nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIImage(named: "a")?.size == .zero && UIImage(named: "a")?.cgImage == nil)
  }

  @Test("a renderer makes its context current while it draws")
  func renderer() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(image.size.width == 2 && UIGraphicsGetCurrentContext() == nil)
  }

  @Test("only a document has page bounds, and its data depend on its pages")
  func document() {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 5, height: 9))
    let page = renderer.pdfData {
      $0.beginPage()
      #expect(UIGraphicsGetPDFContextBounds().width == 5)
    }
    #expect(page != renderer.pdfData { _ in } && UIGraphicsGetPDFContextBounds().isEmpty)
  }

  @Test("a generator of codes makes an image once it has a message")
  func code() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    #expect(filter.outputImage == nil)
    filter.setValue(Data(), forKey: "inputMessage")
    let image = try #require(filter.outputImage)
    #expect(CIContext().createCGImage(image, from: image.extent)?.width == 29)
  }

  @Test("a dynamic color is that of the light appearance")
  func dynamicColor() {
    _ = Device()
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(named: "a")! }
    var red: CGFloat = 1
    #expect(color == UIColor(named: "a") && color.getRed(&red, green: nil, blue: nil, alpha: nil))
    #expect(red == 0)
  }

  @Test("a layer may be copied by its subclasses")
  func layer() {
    final class Own: CAShapeLayer {
      let kind: Int
      init(kind: Int) {
        self.kind = kind
        super.init()
      }
      override init(layer: Any) {
        kind = (layer as? Own)?.kind ?? 0
        super.init(layer: layer)
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Own(layer: Own(kind: 3)).kind == 3)
  }
}
