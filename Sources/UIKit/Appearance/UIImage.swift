/// A picture: the name under which it was asked for. There are no pixels.
@preconcurrency open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// The name under which the picture was asked for.
  public let name: String?

  public override init() {
    name = nil
    super.init()
  }

  /// A picture of the app's catalogue.
  public init?(named name: String) {
    self.name = name
    super.init()
  }

  /// One of the system's symbols.
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

/// A view with a picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage?

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}
