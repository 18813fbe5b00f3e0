/// An image, represented by its name only.
@preconcurrency open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// The name by which the image was requested.
  public let name: String?

  public override init() {
    name = nil
    super.init()
  }

  /// Creates a named image of the asset catalogue, whether or not it exists.
  public init?(named name: String) {
    self.name = name
    super.init()
  }

  /// Creates an image of a system symbol, whether or not it exists.
  public init?(systemName name: String) {
    self.name = name
    super.init()
  }

  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    name = nil
    super.init()
  }

  open var size: CGSize { .zero }
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
}
