/// A control that starts a refresh when the list is pulled down.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  @exclusivity(unchecked) open private(set) var isRefreshing = false
  @exclusivity(unchecked) open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
