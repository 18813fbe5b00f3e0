/// A row of dots that indicates the current page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  @exclusivity(unchecked) open var numberOfPages = 0
  @exclusivity(unchecked) open var currentPage = 0
  @exclusivity(unchecked) open var hidesForSinglePage = false
  @exclusivity(unchecked) open var pageIndicatorTintColor: UIColor?
  @exclusivity(unchecked) open var currentPageIndicatorTintColor: UIColor?

  /// Zero, because nothing is drawn.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { .zero }
}
