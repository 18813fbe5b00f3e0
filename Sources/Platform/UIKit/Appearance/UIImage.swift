/// An image, represented by its name only.
@preconcurrency open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// The name by which the image was requested.
  public let name: String?
  /// The image without pixels that a context made.
  private let made: CGImage?
  /// The text that VoiceOver reads.
  @exclusivity(unchecked) open var accessibilityLabel: String?
  @exclusivity(unchecked) open var accessibilityIdentifier: String?

  private init(name: String?, made: CGImage? = nil) {
    self.name = name
    self.made = made
    super.init()
  }

  public convenience override init() { self.init(name: nil) }
  public convenience init(cgImage: CGImage) { self.init(name: nil, made: cgImage) }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage)
  }
  public convenience init(ciImage: CIImage) {
    let context = CGContext(size: ciImage.extent.size)
    self.init(cgImage: CGImage(width: context.width, height: context.height))
  }

  /// Creates a named image from the asset catalogue, whether or not it exists.
  public init?(named name: String) {
    self.name = name
    made = nil
    super.init()
  }

  /// Creates an image of a system symbol, whether or not it exists.
  public init?(systemName name: String) {
    self.name = name
    made = nil
    super.init()
  }

  /// Creates a named image from the asset catalogue, whether or not it exists.
  public required convenience init(imageLiteralResourceName name: String) { self.init(name: name) }

  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    name = nil
    made = nil
    super.init()
  }

  /// Creates an image of a system symbol, whether or not it exists.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) { self.init(systemName: name) }

  /// Creates a named image from the asset catalogue, whether or not it exists.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(named: name) }
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: name) }
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }

  /// The first of the images, because nothing moves.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  open func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// Whether the image is a system symbol; never known here.
  open var isSymbolImage: Bool { false }
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The variant of an image. Ignored.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The variant of a symbol. Ignored.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public enum Scale: Sendable { case `default`, small, medium, large }
    public convenience init(scale: Scale) { self.init() }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: Scale) {
      self.init()
    }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(font: UIFont) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
  }

  /// The stroke weight of a symbol. Ignored.
  public enum SymbolWeight: Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The way in which an image is turned or mirrored. Ignored.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The way in which an image is enlarged. Ignored.
  public enum ResizingMode: Sendable { case tile, stretch }

  open var scale: CGFloat { 1 }
  open var renderingMode: RenderingMode { .automatic }
  /// `nil` for an image that has only a name.
  open var cgImage: CGImage? { made }
  open var ciImage: CIImage? { nil }
  open var imageOrientation: Orientation { .up }
  /// The name and the size: an image has no pixels.
  open func pngData() -> Data? {
    Data("image \(name ?? "") \(Int(size.width)) x \(Int(size.height))".utf8)
  }
  open func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
  open func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  open func stretchableImage(withLeftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
  open func draw(in rect: CGRect) {}
  open func draw(at point: CGPoint) {}

  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}

  /// The size of a drawn image; zero for one that has only a name.
  open var size: CGSize { made.map { CGSize(width: $0.width, height: $0.height) } ?? .zero }
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
}

/// Adds an image to the user's photos, which has no effect. A target cannot be called, because the
/// action has three arguments; instead, a warning is recorded.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) {
  guard target != nil, let selector else { return }
  MainLoop.current.record(
    .warning("UIImageWriteToSavedPhotosAlbum does not call \(selector.name)"))
}
