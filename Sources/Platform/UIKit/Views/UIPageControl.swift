/// A row of dots that indicates the current page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  @exclusivity(unchecked) open var numberOfPages = 0
  @exclusivity(unchecked) open var currentPage = 0
  @exclusivity(unchecked) open var hidesForSinglePage = false
  @exclusivity(unchecked) open var pageIndicatorTintColor: UIColor?
  @exclusivity(unchecked) open var currentPageIndicatorTintColor: UIColor?

  /// The background of the dots. Stored, but has no effect.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

  @exclusivity(unchecked) open var backgroundStyle = BackgroundStyle.automatic
  @exclusivity(unchecked) open var allowsContinuousInteraction = true
  @exclusivity(unchecked) open var preferredIndicatorImage: UIImage?
  @exclusivity(unchecked) open var defersCurrentPageDisplay = false
  @exclusivity(unchecked) private var images: [Int: UIImage] = [:]

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  open func updateCurrentPageDisplay() {}

  /// Zero, because nothing is drawn.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { .zero }
}
