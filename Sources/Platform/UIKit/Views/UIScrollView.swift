/// A view that scrolls its content. All of the content counts as visible.
@preconcurrency @MainActor open class UIScrollView: UIView {
  @exclusivity(unchecked) open var contentSize = CGSize.zero
  @exclusivity(unchecked) open var contentOffset = CGPoint.zero
  @exclusivity(unchecked) open var contentInset = UIEdgeInsets.zero
  @exclusivity(unchecked) open var isScrollEnabled = true
  @exclusivity(unchecked) open var isPagingEnabled = false
  @exclusivity(unchecked) open var showsVerticalScrollIndicator = true
  @exclusivity(unchecked) open var showsHorizontalScrollIndicator = true
  @exclusivity(unchecked) open var bounces = true
  @exclusivity(unchecked) open var alwaysBounceVertical = false
  @exclusivity(unchecked) open var refreshControl: UIRefreshControl?

  /// Sets the offset without animating and without calling the delegate.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}
