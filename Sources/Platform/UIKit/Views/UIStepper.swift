/// A control that changes a number in steps, within bounds.
@preconcurrency @MainActor open class UIStepper: UIControl {
  @exclusivity(unchecked) open var minimumValue = 0.0
  @exclusivity(unchecked) open var maximumValue = 100.0
  @exclusivity(unchecked) open var stepValue = 1.0
  @exclusivity(unchecked) private var storedValue = 0.0

  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }
}
