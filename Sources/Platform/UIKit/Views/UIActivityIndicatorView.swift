/// An indicator of a task in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Sendable { case medium, large, white, gray, whiteLarge }

  @exclusivity(unchecked) open private(set) var isAnimating = false
  @exclusivity(unchecked) open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  @exclusivity(unchecked) open var style = Style.medium
  @exclusivity(unchecked) open var color: UIColor!

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }
}
