/// A bar of buttons at the bottom of the screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
  @exclusivity(unchecked) open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.customView?.removeFromSuperview() }
      for item in items ?? [] { item.customView.map(addSubview) }
    }
  }
  @exclusivity(unchecked) open var barTintColor: UIColor?
  @exclusivity(unchecked) open var isTranslucent = true
  private(set) final lazy var barLook = BarLook()

  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
    barLook.images["shadow \(position)"] = image
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
