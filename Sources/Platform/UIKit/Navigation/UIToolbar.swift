/// A bar of buttons at the bottom of the screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
  @exclusivity(unchecked) open var items: [UIBarButtonItem]?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
