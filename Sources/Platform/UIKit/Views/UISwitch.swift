/// A control with an on and an off state.
@preconcurrency @MainActor open class UISwitch: UIControl {
  @exclusivity(unchecked) open var isOn = false
  // Stored, but without effect.
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
