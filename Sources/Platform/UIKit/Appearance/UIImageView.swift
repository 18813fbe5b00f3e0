/// A view that displays an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  @exclusivity(unchecked) open var image: UIImage?

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) { self.init(image: image) }

  @exclusivity(unchecked) open var isHighlighted = false
  @exclusivity(unchecked) open var animationImages: [UIImage]?
  @exclusivity(unchecked) open var animationDuration: TimeInterval = 0
  @exclusivity(unchecked) open var animationRepeatCount = 0
  @exclusivity(unchecked) open private(set) var isAnimating = false
  @exclusivity(unchecked) open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}
