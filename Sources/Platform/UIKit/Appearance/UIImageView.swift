/// A view that displays an image. Takes no touches unless `isUserInteractionEnabled` is set.
@preconcurrency @MainActor open class UIImageView: UIView {
  @exclusivity(unchecked) open var image: UIImage?

  @exclusivity(unchecked) open var highlightedImage: UIImage?

  override class var takesTouches: Bool { false }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(image: UIImage?) {
    super.init(frame: .zero)
    self.image = image
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: .zero)
    self.image = image
    self.highlightedImage = highlightedImage
  }

  @exclusivity(unchecked) open var isHighlighted = false
  @exclusivity(unchecked) open var animationImages: [UIImage]?
  @exclusivity(unchecked) open var animationDuration: TimeInterval = 0
  @exclusivity(unchecked) open var animationRepeatCount = 0
  @exclusivity(unchecked) open private(set) var isAnimating = false
  @exclusivity(unchecked) open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  @exclusivity(unchecked) open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}
