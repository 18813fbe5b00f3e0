/// A control for setting a number by dragging.
@preconcurrency @MainActor open class UISlider: UIControl {
  @exclusivity(unchecked) open var minimumValue: Float = 0
  @exclusivity(unchecked) open var maximumValue: Float = 1
  @exclusivity(unchecked) open var minimumTrackTintColor: UIColor?
  @exclusivity(unchecked) open var maximumTrackTintColor: UIColor?
  @exclusivity(unchecked) open var thumbTintColor: UIColor?
  @exclusivity(unchecked) open var minimumValueImage: UIImage?
  @exclusivity(unchecked) open var maximumValueImage: UIImage?
  /// Has no effect: a slider is moved once per touch.
  @exclusivity(unchecked) open var isContinuous = true
  @exclusivity(unchecked) private var thumbImages: [UIControl.State: UIImage] = [:]
  @exclusivity(unchecked) private var storedValue: Float = 0

  open var value: Float {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state] = image
  }
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: Geometry. Overridden by subclasses; never called.

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func thumbRect(
    forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
  ) -> CGRect { .zero }
}
