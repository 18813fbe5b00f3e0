/// A view that scrolls its content. All of the content counts as visible.
@preconcurrency @MainActor open class UIScrollView: UIView {
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var bounces = true
  open var alwaysBounceVertical = false
  open var refreshControl: UIRefreshControl?

  /// Sets the offset, without animation or calling the delegate.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}

/// A view that arranges views in a row or column.
@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Alignment: Sendable { case fill, leading, trailing, top, bottom, center }

  /// The distribution of arranged views along the axis. Stored only.
  public enum Distribution: Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var alignment = Alignment.fill
  open var distribution = Distribution.fill

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    addSubview(view)
  }

  /// Removes an arranged view, which remains a subview, as on a phone.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }
}

/// An indicator of a task in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Sendable { case medium, large }

  open private(set) var isAnimating = false
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  open var style = Style.medium

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

/// An indicator of a task's progress, from 0 to 1.
@preconcurrency @MainActor open class UIProgressView: UIView {
  open var progress: Float = 0
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
