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

  /// Sets the offset without animating and without calling the delegate.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}
