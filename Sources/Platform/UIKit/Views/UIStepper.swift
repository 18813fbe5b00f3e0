/// A control that changes a number in steps, within bounds.
@preconcurrency @MainActor open class UIStepper: UIControl {
  @exclusivity(unchecked) open var minimumValue = 0.0
  @exclusivity(unchecked) open var maximumValue = 100.0
  @exclusivity(unchecked) open var stepValue = 1.0
  /// Whether a step beyond a bound leads to the other one.
  @exclusivity(unchecked) open var wraps = false
  /// Have no effect: a stepper is tapped once per touch.
  @exclusivity(unchecked) open var autorepeat = true
  @exclusivity(unchecked) open var isContinuous = true
  @exclusivity(unchecked) private var storedValue = 0.0

  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }

  func step(up: Bool) {
    let target = value + (up ? stepValue : -stepValue)
    guard wraps, target < minimumValue || target > maximumValue else { return value = target }
    value = up ? minimumValue : maximumValue
  }
}
