/// A view that displays an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  @exclusivity(unchecked) open var image: UIImage?

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}
