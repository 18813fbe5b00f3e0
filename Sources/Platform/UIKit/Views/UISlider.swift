/// A control for setting a number by dragging.
@preconcurrency @MainActor open class UISlider: UIControl {
  @exclusivity(unchecked) open var minimumValue: Float = 0
  @exclusivity(unchecked) open var maximumValue: Float = 1
  @exclusivity(unchecked) open var minimumTrackTintColor: UIColor?
  @exclusivity(unchecked) open var maximumTrackTintColor: UIColor?
  @exclusivity(unchecked) private var storedValue: Float = 0

  open var value: Float {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}
