/// A row of dots that indicates the current page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
}
