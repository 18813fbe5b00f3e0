/// A control that sets a number by dragging.
@preconcurrency @MainActor open class UISlider: UIControl {
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  private var storedValue: Float = 0

  open var value: Float {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}
